import type {} from 'unist';
import type { ElementData } from '@/lib/markdown/element-data';

/** Data that plugins of the pipeline share through a node. */
declare module 'unist' {
  interface Data {
    /** Path, for messages, of the fragment that contains the node, since its line number refers to that file. */
    fragment?: string;
    /** `example`: the code is an input or output of a build with the real tool. */
    verification?: 'example';
    /** Set by MDX for elements that authors wrote as HTML, which components do not replace. */
    _mdxExplicitJsx?: boolean;
    /** Keeps its text out of the search index. */
    unsearched?: boolean;
    /** Leaves the node out of the tree for other outputs than HTML. */
    isPageOnly?: true;
    /** Marks a file that only supports an example. */
    isSupport?: true;
    /** Content of a custom element. */
    element?: ElementData;
    /** Marks a notice about the page, which is not part of its content. */
    notice?: boolean;
    /** Id of a heading. */
    id?: string;
    /** File name that a code block shows. */
    title?: string;
  }
}
