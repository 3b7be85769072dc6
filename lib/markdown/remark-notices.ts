import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { buildElement } from '@/lib/markdown/jsx-elements';
import { buildLink, buildParagraph, buildText } from '@/lib/markdown/mdast-nodes';
import { getSectionId } from '@/lib/markdown/remark-sections';
import type { UiTexts } from '@/lib/site/texts/types';

/** Sections that show a notice. */
export interface SectionNotices {
  readonly ids: readonly string[];
  /** The page in its original language. */
  readonly original: { readonly lang: string; readonly path: string };
  readonly texts: UiTexts['outdated'];
  /** Language tag of the notice if it differs from that of the page. */
  readonly tag?: string;
}

/** Adds notices below the headings of sections, with a link to the original. The id `''` stands for the text under the title. */
export function remarkNotices(notices: SectionNotices | undefined) {
  return (tree: Root) => {
    if (!notices) return;
    const missing = new Set(notices.ids);
    visit(tree, 'heading', (node, index, parent) => {
      const id = getSectionId(node);
      if (node.data?.fragment || !parent || index === undefined || !missing.delete(id)) return undefined;
      parent.children.splice(index + 1, 0, buildNotice(id, notices));
      return index + 2;
    });
    // The page has no title, such as the home page.
    if (missing.has('')) tree.children.unshift(buildNotice('', notices));
  };
}

function buildNotice(id: string, { original: { lang, path }, texts, tag }: SectionNotices): MdxJsxFlowElement {
  const url = id ? `${path}#${id}` : path;
  const link = { ...buildLink(texts.link, url), data: { hProperties: { hrefLang: lang } } };
  const text = buildParagraph(buildText(texts.text), link);
  const callout = buildElement('Callout', { type: 'info', title: texts.title }, [text]);
  return { ...(tag ? buildElement('div', { lang: tag }, [callout]) : callout), data: { notice: true } };
}
