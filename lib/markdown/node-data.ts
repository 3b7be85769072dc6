import type {} from 'unist';
import type { ElementData } from '@/lib/markdown/element-data';

/** Data that plugins of the pipeline share through a node. */
declare module 'unist' {
  interface Data {
    /** Path in messages of the fragment that the node is from, since its line number refers to that file. */
    fragment?: string;
    /** `example`: the code is an input or output of a build with the real tool. */
    verification?: 'example';
    /** Its text is left out of the search index. */
    unsearched?: boolean;
    /** A file that only supports an example. */
    isSupport?: true;
    /** Content of a custom element. */
    element?: ElementData;
    /** Says something about the page, not part of its content. */
    notice?: boolean;
    /** File name that a code block shows. */
    title?: string;
  }
}
