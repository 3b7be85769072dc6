import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { type Collector, placeOf, track } from '@/lib/markdown/collector';
import { isExternal, splitHref } from '@/lib/routes/paths';

/** How the links of a page are completed. */
export interface TargetRules {
  /** `''`, `/zh` or `/v1/zh`: put before internal links, which are written without version and language. */
  readonly prefix: string;
  /** Size of an image of the public folder in pixels, or nothing where there is no such file. */
  readonly findImageSize: (src: string) => { width: number; height: number } | undefined;
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Completes internal links with version and language, gives images their size, and collects both for the link check. */
export function remarkTargets(collector: Collector, rules: TargetRules) {
  const complete = (url: string, line: number): string => {
    if (isExternal(url)) return url;
    collector.links.push({ url, line });
    if (!url.startsWith('/')) return url;
    const { path, query, hash } = splitHref(url);
    return isAsset(path) ? url : `${rules.prefix}${path}${query}${hash}`;
  };

  const measure = (url: string, line: number): Record<string, string> => {
    if (isExternal(url)) return {};
    collector.images.push({ url, line });
    const size = track(collector, 'image', url, rules.findImageSize(url));
    return size ? { width: String(size.width), height: String(size.height) } : {};
  };

  return (tree: Root) => {
    visit(tree, (node) => {
      const { line } = placeOf(node, collector);
      if (node.type === 'link' || node.type === 'definition') node.url = complete(node.url, line);
      else if (node.type === 'image') node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...measure(node.url, line) } };
      else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        // Written-out HTML would bypass the component map, and with it client navigation and image zoom.
        if (node.name === 'a' || node.name === 'img') node.data = {};
        for (const attribute of listStrings(node)) {
          if (attribute.name === 'href') attribute.value = complete(attribute.value, line);
          if (attribute.name === 'src' && node.name === 'img') addSize(node, measure(attribute.value, line));
        }
      }
    });
  };
}

/** A path whose last segment has a file ending other than `.html` is a file of the public folder, the same in all languages. */
export function isAsset(path: string): boolean {
  return /\.(?!html$)[a-z0-9]+$/i.test(path);
}

function listStrings(node: JsxElement): (MdxJsxAttribute & { value: string })[] {
  return node.attributes.filter(
    (attribute): attribute is MdxJsxAttribute & { value: string } =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string',
  );
}

function addSize(node: JsxElement, size: Record<string, string>): void {
  for (const [name, value] of Object.entries(size)) {
    if (!node.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)) {
      node.attributes.push({ type: 'mdxJsxAttribute', name, value });
    }
  }
}
