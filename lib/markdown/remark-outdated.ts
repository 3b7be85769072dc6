import type { Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { findFragment } from '@/lib/markdown/collector';
import { buildElement } from '@/lib/markdown/jsx-elements';
import type {} from '@/lib/markdown/node-data';
import { getSectionId } from '@/lib/markdown/remark-sections';
import type { UiTexts } from '@/lib/site/texts/types';

/** Sections whose original has changed since they were translated. */
export interface OutdatedSections {
  readonly ids: readonly string[];
  /** The page in its original language. */
  readonly original: { readonly lang: string; readonly path: string };
  readonly texts: UiTexts['outdated'];
}

/** Adds a notice below the heading of each outdated section, with a link to the original. */
export function remarkOutdated(outdated: OutdatedSections | undefined) {
  return (tree: Root) => {
    if (!outdated) return;
    const missing = new Set(outdated.ids);
    visit(tree, 'heading', (node, index, parent) => {
      const id = getSectionId(node);
      if (findFragment(node) || !parent || index === undefined || !missing.delete(id)) return undefined;
      parent.children.splice(index + 1, 0, buildNotice(id, outdated));
      return index + 2;
    });
    // A page without a title, such as home.
    if (missing.has('')) tree.children.unshift(buildNotice('', outdated));
  };
}

function buildNotice(id: string, { original: { lang, path }, texts }: OutdatedSections): MdxJsxFlowElement {
  const url = id ? `${path}#${id}` : path;
  const text: Paragraph = {
    type: 'paragraph',
    children: [
      { type: 'text', value: texts.text },
      { type: 'link', url, data: { hProperties: { hrefLang: lang } }, children: [{ type: 'text', value: texts.link }] },
    ],
  };
  return { ...buildElement('Callout', { type: 'info', title: texts.title }, [text]), data: { notice: true } };
}
