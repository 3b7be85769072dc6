import type { LogLine, RunView } from '@/lib/examples/types';
import type { CodeToken } from '@/lib/markdown/read-tokens';

/** Shapes that the compilation of a page gives; `lib/content` builds pages of them. */

/** A heading with the id that render, outline, search, feeds and link check share. */
export interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
  /** Line in the source file, from 1. */
  readonly line: number;
}

/** The text between two headings, the unit of search. The first section of a page has an empty `id`. */
export interface Section {
  readonly id: string;
  readonly paragraphs: readonly string[];
}

/** A fenced code block as written. */
export interface CodeBlock {
  readonly lang: string;
  readonly value: string;
  readonly line: number;
  /** File name that the block shows. */
  readonly title?: string;
  /** Id of the section that it stands in. */
  readonly section: string;
  /** `example`: the real tool built it. Otherwise why nothing proves it; absent where the page does not say. */
  readonly verification?: 'example' | { readonly unverified: string };
}

/**
 * What the compilation of a page read besides the page itself: `name` is the absolute path of a fragment, the `src` of an image, the id of
 * an example or the name of an option, and empty for tables of all options. `hash` is that of the value it got.
 */
export interface Dependency {
  readonly kind: 'fragment' | 'image' | 'example' | 'option' | 'format-defaults' | 'undocumented-options';
  readonly name: string;
  readonly hash: string;
}

/** A link or image target of a page and where it stands. */
export interface Target {
  readonly url: string;
  readonly line: number;
}

/** A build of an example as a home page shows it. */
export interface BuildPanelView {
  /** Name of the file that `code` is. */
  readonly file: string;
  /** Lines of tokens. */
  readonly code: readonly (readonly CodeToken[])[];
  readonly commands: readonly string[];
  readonly steps: readonly LogLine[];
  /** Files that the build wrote. */
  readonly files: RunView['tree'];
  /** Of the tool that made the build. */
  readonly version: string;
}
