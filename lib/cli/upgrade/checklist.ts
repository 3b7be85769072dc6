import { fenceDiff, fold, toCode } from '@/lib/cli/report-markdown';
import type { Finding } from '@/lib/cli/upgrade/findings';
import type { PageIndex } from '@/lib/cli/upgrade/page-index';
import { formatCount } from '@/lib/site/format';

/** An upgrade: the versions of the tool, and the packages that changed or that are installed twice, as Markdown lines. */
export interface Upgrade {
  readonly from: string;
  readonly to: string;
  readonly packages: readonly string[];
}

const WITHOUT_PAGE = 'Without a page';

/** Renders the checklist of an upgrade as Markdown, grouped by page. A finding for several pages is listed under each of them. */
export function renderChecklist({ from, to, packages }: Upgrade, findings: readonly Finding[], index: PageIndex): string {
  const pages = [...new Set(findings.flatMap((finding) => finding.pages))].sort();
  const unassigned = findings.filter((finding) => finding.pages.length === 0);
  const parts = [
    ...pages.map((page) => {
      const files = index.files.get(page) ?? [];
      const pageFindings = findings.filter((finding) => finding.pages.includes(page));
      return renderGroup(toCode(page), files.map((file) => toCode(`content/${file}`)).join(', '), pageFindings);
    }),
    ...(unassigned.length > 0 ? [renderGroup(WITHOUT_PAGE, '', unassigned)] : []),
  ];
  return [
    `## Rslib ${from} → ${to}`,
    findings.length === 0
      ? 'No output, option, flag, message or type changed.'
      : `${formatCount(findings.length, 'change')} on ${formatCount(pages.length, 'page')}.`,
    packages.map((line) => `- ${line}`).join('\n'),
    ...parts,
    [
      '### At the end',
      '',
      '- [ ] `npm run examples -- --update` accepts the outputs, options and types',
      '- [ ] `npm run check:content` lists quotes that no longer match and options that no page documents',
      '- [ ] `npm run i18n:status` lists what to translate',
    ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function renderGroup(title: string, files: string, findings: readonly Finding[]): string {
  const items = findings.map(({ text, diff }) => {
    const details = diff.length > 0 ? `\n\n${indent(fold('difference', fenceDiff(diff)))}` : '';
    return `- [ ] ${text}${details}`;
  });
  return [`### ${title}`, files, items.join('\n')].filter(Boolean).join('\n\n');
}

/** Indents a block so that it belongs to the preceding list item. */
function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
