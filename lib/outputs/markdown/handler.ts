import type { RootContent } from 'mdast';
import type { JsxElement } from '@/lib/markdown/jsx-elements';
import type { UiTexts } from '@/lib/site/texts/types';

/** Converts nodes of a page to standard Markdown nodes; handlers call it for the children of an element. */
export type Convert = (nodes: readonly RootContent[]) => RootContent[];

/** Converts an element of a page. */
export type Handler = (element: JsxElement, convert: Convert, texts: UiTexts) => RootContent[];
