import type { RootContent } from 'mdast';
import type { JsxElement } from '@/lib/markdown/jsx-elements';
import type { UiTexts } from '@/lib/site/texts/types';

/** Turns nodes of a page into standard Markdown nodes; handlers call it for what is inside an element. */
export type Convert = (nodes: readonly RootContent[]) => RootContent[];

/** What an element of a page becomes. */
export type Handler = (element: JsxElement, convert: Convert, texts: UiTexts) => RootContent[];
