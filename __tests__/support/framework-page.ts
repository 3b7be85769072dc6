import { buildHeadScript } from '@/lib/browser/start/head-script';
import { RULES } from './address-cases';

/** What the framework writes into a page, by default for a page of the build `b1` with one script. */
interface FrameworkPage {
  readonly text?: string;
  readonly buildId?: string;
  readonly payload?: string;
  readonly scripts?: readonly string[];
  readonly records?: readonly object[];
  readonly basePath?: string;
  /** More elements at the end of the head. */
  readonly head?: string;
}

const STYLES = '_next/static/chunks/main.css';
/** The stylesheet of all pages. */
export const STYLE_SHEET = 'main{color:red}.unused{color:blue}';
/** The head script of a site below `/docs` with our own configuration. */
export const HEAD_SCRIPT = buildHeadScript({
  darkMode: true,
  localeRedirect: 'auto',
  address: { base: '/docs', ...RULES },
});
export const RECORD = { chunks: ['static/chunks/main.js'], entries: [7] };

export function buildPayload(text = 'page', buildId = 'b1'): string {
  return `1:"$Sreact.fragment"\n0:{"P":null,"b":"${buildId}","c":["",${JSON.stringify(text)}]}\n`;
}

/** A page as the framework exports it; its payload is in two parts. */
export function buildFrameworkPage(page: FrameworkPage = {}): string {
  const { text = 'page', buildId, payload = buildPayload(text, buildId), scripts = ['/_next/static/chunks/main.js'] } = page;
  const { records = [RECORD], head = '', basePath = '' } = page;
  const parts = [payload.slice(0, 9), payload.slice(9)].filter(Boolean);
  return [
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><link rel="stylesheet" href="${basePath}/${STYLES}" data-precedence="next"/>`,
    ...scripts.slice(0, 1).map((url) => `<link rel="preload" as="script" fetchPriority="low" href="${url}"/>`),
    ...scripts.map((url) => `<script src="${url}" async=""></script>`),
    `<script>${HEAD_SCRIPT}</script><script src="/_next/static/chunks/polyfills.js" noModule=""></script>${head}</head>`,
    `<body><main>${text}</main><script>(self.__next_f=self.__next_f||[]).push([0])</script>`,
    ...parts.map((part) => `<script>self.__next_f.push(${JSON.stringify([1, part]).replaceAll('<', '\\u003c')})</script>`),
    ...records.map(
      (record) => `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(record)});</script>`,
    ),
    '</body></html>',
  ].join('');
}

/** The files of a page: its HTML, its payload and its stylesheet. `path` is without ending. */
export function buildPageFiles(path: string, page: FrameworkPage = {}): Record<string, string> {
  const payload = page.payload ?? buildPayload(page.text, page.buildId);
  return { [`${path}.html`]: buildFrameworkPage({ ...page, payload }), [`${path}.txt`]: payload, [STYLES]: STYLE_SHEET };
}
