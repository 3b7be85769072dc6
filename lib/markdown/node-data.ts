import type {} from 'unist';
import type { ElementData } from '@/lib/markdown/element-data';

/** What the steps of the pipeline tell each other about a node. */
declare module 'unist' {
  interface Data {
    /** `example`: the real tool wrote or read this code, and the examples prove it. */
    verification?: 'example';
    /** Its text is nothing to search for. */
    unsearched?: boolean;
    /** What one of our elements shows. */
    element?: ElementData;
    /** File name that a code block shows. */
    title?: string;
  }
}
