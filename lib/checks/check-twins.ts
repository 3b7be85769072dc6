import type { Page, Site } from '@/lib/content/types';
import type { Problem } from '@/lib/markdown/types';

/**
 * Both languages say the same: every page exists in each language with the same headings (depth and id) and the same
 * code, comments aside, in the same order. The default language is the measure.
 */
export function checkTwins(site: Site, display: (file: string) => string, faulty: ReadonlySet<string>): Problem[] {
  const find = (page: Page, lang: string) =>
    site.pages.find((each) => each.lang === lang && each.version === page.version && each.key === page.key);
  return site.config.locales.flatMap(({ lang }) =>
    site.pages.flatMap((page): Problem[] => {
      if (page.lang === lang) return [];
      const twin = find(page, lang);
      if (!twin)
        return [
          { file: display(page.file), message: `The page has no twin in "${lang}".`, hint: `Create ${display(twinFile(page, lang))}.` },
        ];
      // A page that does not compile has lost headings that its twin still has.
      if (page.lang !== site.config.defaultLang || faulty.has(display(page.file)) || faulty.has(display(twin.file))) return [];
      return [...compareHeadings(page, twin, display), ...compareCode(page, twin, display)];
    }),
  );
}

function compareHeadings(page: Page, twin: Page, display: (file: string) => string): Problem[] {
  const at = page.headings.findIndex((heading, index) => {
    const other = twin.headings[index];
    return heading.depth > 1 && (other?.id !== heading.id || other.depth !== heading.depth);
  });
  const index = at >= 0 ? at : twin.headings.length > page.headings.length ? page.headings.length : -1;
  if (index < 0) return [];
  const name = (heading: Page['headings'][number] | undefined) =>
    heading ? `"${'#'.repeat(heading.depth)} ${heading.text}" (#${heading.id})` : 'nothing';
  return [
    {
      file: display(twin.file),
      line: twin.headings[index]?.line,
      message: `Heading ${index + 1} differs from ${display(page.file)}: expected ${name(page.headings[index])}, found ${name(twin.headings[index])}.`,
      hint: 'Keep the headings of both languages in step; give a translated heading its id with \\{#id}.',
    },
  ];
}

function compareCode(page: Page, twin: Page, display: (file: string) => string): Problem[] {
  const count = Math.max(page.codeBlocks.length, twin.codeBlocks.length);
  for (let index = 0; index < count; index++) {
    const [block, other] = [page.codeBlocks[index], twin.codeBlocks[index]];
    if (block && other && block.lang === other.lang && stripComments(block.value) === stripComments(other.value)) continue;
    return [
      {
        file: display(twin.file),
        line: other?.line,
        message: `Code block ${index + 1} differs from ${display(page.file)}${block ? `:${block.line}` : ''}.`,
        hint: 'Both languages show the same code; only comments may differ.',
      },
    ];
  }
  return [];
}

/** Comments are prose and may be translated. */
function stripComments(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .replace(/(^|\s)(?:\/\/|#)\s.*$/gm, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

function twinFile({ file, version }: Page, lang: string): string {
  const parts = file.split('/');
  parts[version ? 1 : 0] = lang;
  return parts.join('/');
}
