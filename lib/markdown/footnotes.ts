import type { Options } from 'mdast-util-to-hast';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

/** Builds the texts of the footnotes in HTML. Each reference to a note has a link back with a name of its own. */
export function buildFootnoteTexts({ label, backTo }: UiTexts['footnotes']): Pick<Options, 'footnoteLabel' | 'footnoteBackLabel'> {
  return {
    footnoteLabel: label,
    footnoteBackLabel: (index, again) => fillText(backTo, { n: again > 1 ? `${index + 1}-${again}` : `${index + 1}` }),
  };
}
