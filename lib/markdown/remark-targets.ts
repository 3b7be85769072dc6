import type { Definition, Nodes, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { type Collector, getLocation, reportMistake, track } from '@/lib/markdown/collector';
import { readExpression } from '@/lib/markdown/expressions';
import { HTML_NAMES } from '@/lib/markdown/html-names';
import { findText, hasAttribute, isJsxElement, type JsxElement, readAttributes } from '@/lib/markdown/jsx-elements';
import type { PageTarget } from '@/lib/markdown/types';
import { isExternal, isFilePath, splitHref } from '@/lib/routes/paths';
import type { Mistake } from '@/lib/site/diagnostics';
import { getErrorMessage } from '@/lib/site/error-message';
import { FILE_ATTRIBUTE, MEDIA_NAMES } from '@/lib/site/media-elements';
import { isUnsafeUrl } from '@/lib/site/urls';
import { externalUrl } from '@/lib/site/validators';

/** How to resolve the links and images of a page. */
export interface TargetRules {
  /** `''`, `/zh` or `/v1/zh`. Prepended to internal links, which authors write without version and language. */
  readonly prefix: string;
  /** Returns the size of an image in the public folder, in pixels, if it exists. */
  readonly findImageSize: (src: string) => { width: number; height: number } | undefined;
}

/** HTML elements that are rendered by components. */
const COMPONENT_ELEMENTS: ReadonlySet<string> = new Set(['a', 'img', ...MEDIA_NAMES]);

/** Adds version and language to internal links, and size and number to images. Collects both for the link check. Reports images without a description. */
export function remarkTargets(collector: Collector, rules: TargetRules) {
  const locate = (url: string, node: Node): PageTarget => ({ url, ...getLocation(node, collector) });

  const complete = (url: string, node: Node): string => {
    if (isUnsafeUrl(url)) return url;
    if (isExternal(url)) {
      const mistake = checkExternal(url);
      if (mistake) reportMistake(collector, node, mistake);
      else if (/^https?:/i.test(url)) collector.externalLinks.push(locate(url, node));
      return url;
    }
    if (url === '') {
      reportMistake(collector, node, { message: 'The link has no target.', hint: 'Write a path such as /guide/start/, or a full URL.' });
      return url;
    }
    collector.links.push(locate(url, node));
    if (!url.startsWith('/')) return url;
    const { path, query, hash } = splitHref(url);
    // Files in the public folder are shared by all languages.
    return isFilePath(path) ? url : `${rules.prefix}${path}${query}${hash}`;
  };

  const measure = (url: string, node: Node): Record<string, string> => {
    if (isUnsafeUrl(url)) return {};
    collector.images.push(locate(url, node));
    if (isExternal(url)) return {};
    const size = track(collector, 'image', url, findSize(url, node));
    return size ? { width: String(size.width), height: String(size.height) } : {};
  };

  const findSize = (url: string, node: Node) => {
    try {
      return rules.findImageSize(splitHref(url).path);
    } catch (error) {
      const message = `The image "${url}" cannot be read: ${getErrorMessage(error)}.`;
      reportMistake(collector, node, { message, hint: 'Replace the file with a PNG, JPEG, WebP, AVIF, GIF or SVG image.' });
      return undefined;
    }
  };

  const requireAlt = (alt: unknown, url: string, node: Node): void => {
    const hint = 'Write what it shows, for readers who do not see it: ![what it shows](/picture.svg).';
    if (alt === undefined) reportMistake(collector, node, { message: `The image "${url}" has no description.`, hint });
  };

  return (tree: Root) => {
    resolveImages(tree);
    const unnumbered = listUnnumbered(tree);
    let pictures = 0;
    /** Numbers the pictures that readers can enlarge. */
    const count = (node: Node): Record<string, string> => {
      if (unnumbered.has(node)) return {};
      pictures += 1;
      return { 'data-picture': String(pictures) };
    };
    visit(tree, (node) => {
      if (node.type === 'link' && node.children.length === 0)
        reportMistake(collector, node, {
          message: `The link "${node.url}" has no text.`,
          hint: 'Write [text](…), which says where it leads.',
        });
      if (node.type === 'link' || node.type === 'definition') node.url = complete(node.url, node);
      else if (node.type === 'image') {
        requireAlt(node.alt?.trim() || undefined, node.url, node);
        node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...measure(node.url, node), ...count(node) } };
      } else if (isJsxElement(node)) {
        // MDX does not map literal HTML elements to components, so links would lose client-side navigation, images their zoom, and files the
        // base path.
        if (COMPONENT_ELEMENTS.has(node.name ?? '')) node.data = { ...node.data, _mdxExplicitJsx: undefined };
        // An empty description marks a decorative image.
        if (node.name === 'img') requireAlt(findText(node, 'alt'), findText(node, 'src') ?? '', node);
        collector.images.push(...listMedia(node).map((url) => locate(url, node)));
        for (const attribute of listStrings(node)) {
          if (attribute.name === 'href' && !isReference(node)) attribute.value = complete(attribute.value, node);
          if (attribute.name === 'src' && node.name === 'img') addAttributes(node, { ...measure(attribute.value, node), ...count(node) });
        }
      }
    });
  };
}

/** Replaces references to images, `![alt][id]`, with images, and removes the definitions that nothing else uses. */
function resolveImages(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  const resolved = new Set<string>();
  visit(tree, 'imageReference', (node, index, parent) => {
    const definition = definitions.get(node.identifier);
    if (!definition || !parent || index === undefined) return;
    const { url, title } = definition;
    const { alt, position, data } = node;
    parent.children[index] = { type: 'image', url, title, alt, position, data };
    resolved.add(node.identifier);
  });
  visit(tree, 'linkReference', ({ identifier }) => void resolved.delete(identifier));
  visit(tree, 'definition', ({ identifier }, index, parent) => {
    if (!parent || index === undefined || !resolved.has(identifier)) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}

/** Lists everything inside links and link cards, and inside `<picture>`, which browsers only apply to an image directly in it. */
function listUnnumbered(tree: Root): Set<Node> {
  const unnumbered = new Set<Node>();
  visit(tree, (node) => {
    if (isLinkOrPicture(node)) visit(node, (inner) => void unnumbered.add(inner));
  });
  return unnumbered;
}

function isLinkOrPicture(node: Nodes): boolean {
  if (!isJsxElement(node)) return node.type === 'link' || node.type === 'linkReference';
  return node.name === 'a' || node.name === 'picture' || (node.name === 'Card' && hasAttribute(node, 'href'));
}

function checkExternal(url: string): Mistake | undefined {
  if (url.startsWith('//')) return { message: `The link "${url}" has no scheme.`, hint: `Write https:${url}, or a path with one slash.` };
  const [issue] = externalUrl.safeParse(url).error?.issues ?? [];
  return issue && { message: `The link "${url}" is not valid: ${issue.message}.`, hint: 'Correct the address.' };
}

/** Returns whether `href` of an element is a file or an id in a drawing, not a link. */
function isReference({ name }: JsxElement): boolean {
  return name === 'image' || name === 'use';
}

/** Lists the files that an HTML element loads, except the `src` of images. */
function listMedia(node: JsxElement): string[] {
  if (!/^[a-z]/.test(node.name ?? '')) return [];
  return Object.entries(readAttributes(node)).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [];
    const attribute = name.toLowerCase();
    if (attribute === 'srcset') return value.split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
    const isImage = attribute === 'src' && node.name === 'img';
    const isPage = attribute.endsWith('href') && !isReference(node);
    const isLoaded = FILE_ATTRIBUTE.test(attribute) && !isImage && !isPage;
    // An id in the same document is not a file, and refused elements have a message of their own.
    return isLoaded && (isExternal(value) || (HTML_NAMES.has(node.name ?? '') && !value.startsWith('#'))) ? [value] : [];
  });
}

/** Lists the attributes whose value is a string, converting constant strings in braces to plain ones. */
function listStrings(node: JsxElement): (MdxJsxAttribute & { value: string })[] {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object' || !attribute.value) continue;
    const constant = readExpression(attribute.value.data?.estree);
    if (typeof constant === 'string') attribute.value = constant;
  }
  return node.attributes.filter(
    (attribute): attribute is MdxJsxAttribute & { value: string } =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string',
  );
}

function addAttributes(node: JsxElement, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (!hasAttribute(node, name)) node.attributes.push({ type: 'mdxJsxAttribute', name, value });
  }
}
