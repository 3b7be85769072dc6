import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { TestedSite } from './sites';

/** An XML element as parsed by the browser. */
export interface XmlElement {
  readonly name: string;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
}

/** Parses XML in the browser. Throws if it is not well-formed. */
export async function parseXml(page: Page, text: string): Promise<XmlElement> {
  return page.evaluate((source) => {
    const read = (element: Element): XmlElement => ({
      name: element.nodeName,
      text: element.textContent ?? '',
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      children: [...element.children].map(read),
    });
    const parsed = new DOMParser().parseFromString(source, 'text/xml');
    const error = parsed.querySelector('parsererror');
    if (error) throw new Error(error.textContent ?? '');
    return read(parsed.documentElement);
  }, text);
}

export function findChildren(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Returns the text of the only child with this name. */
export function readChild(element: XmlElement, name: string): string {
  const found = findChildren(element, name);
  if (found.length !== 1) throw new Error(`<${element.name}> has ${found.length} <${name}>`);
  return found[0]?.text ?? '';
}

/** Returns the absolute URL of a page. */
export function toUrl({ config, basePath }: TestedSite, publicPath: string): string {
  return config.url + basePath + publicPath;
}

/** Returns the exported file of a URL, ignoring hash and query; `undefined` for other sites and missing files. */
export function findFile({ outDir, config, basePath }: TestedSite, url: string): string | undefined {
  const root = `${config.url}${basePath}`;
  if (!url.startsWith(`${root}/`)) return undefined;
  const clean = decodeURI(url.slice(root.length).replace(/[?#].*$/, ''));
  const candidates = clean.endsWith('/') ? [`${clean}index.html`] : [clean, `${clean}.html`];
  return candidates.map((each) => path.join(outDir, each)).find((each) => /\.\w+$/.test(each) && existsSync(each));
}

/** Lists the URLs of links and images in HTML, as written. */
export async function listTargets(page: Page, html: string): Promise<string[]> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    return [...parsed.querySelectorAll('[href], [src]')].map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? '');
  }, html);
}

export function readOutput({ outDir }: TestedSite, file: string): string {
  return readFileSync(path.join(outDir, file), 'utf8');
}
