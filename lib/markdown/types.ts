import type { ExampleSetup } from '@/lib/examples/types';
import type { ExampleData } from '@/lib/markdown/example-source';

/** Parts of a compiled page. `lib/source` builds pages from them. */

/** A heading and its id, shared by the HTML, the outline, the search, the feeds and the link check. */
export interface Heading {
  readonly depth: number;
  readonly id: string;
  /** Other ids that links from elsewhere use. */
  readonly aliases: readonly string[];
  readonly text: string;
  /** Line in the source file, from 1. */
  readonly line: number;
}

/** The text between two headings. The first section of a page has an empty `id`. */
export interface Section {
  readonly id: string;
  readonly paragraphs: readonly string[];
  /** Messages of the tool: the text of each `log` block, without levels. */
  readonly messages: readonly string[];
  /** The section is a list with a link in each item, such as "Next steps". */
  readonly isLinkList?: true;
}

/** The source of a section, which its translations follow. Headings of fragments do not start a section. */
export interface SectionSource {
  /** Id of the heading; empty for the frontmatter and the text under the title. */
  readonly id: string;
  /** Line of the heading in the source file, from 1. */
  readonly line: number;
  /** The lines of the section as written, then the fragments that it includes. */
  readonly text: string;
  /** Eight hexadecimal digits. White space does not affect it. */
  readonly hash: string;
}

/** A location in the source: the path of the page or fragment in messages, relative to the project, and the line, from 1. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
}

/** A piece of text that an author wrote for readers: a paragraph, a heading, a table cell. */
export interface Prose extends SourceLocation {
  /** Text with the line breaks of the source, and code between backticks. */
  readonly text: string;
  readonly isHeading?: true;
}

/** An option that a page documents under a heading. All strings are plain text. */
export interface OptionEntry {
  /** Id of the heading. */
  readonly id: string;
  /** Text of the heading, `dts.bundle`. */
  readonly text: string;
  /** Full name, `lib.dts.bundle`. */
  readonly name: string;
  readonly type?: string;
  /** The type, with objects shortened to `object`. */
  readonly shortType?: string;
  readonly default?: string;
  /** First sentence about it, with inline code in backticks, which `splitCode` reads. */
  readonly summary: string;
}

/** A fenced code block as written in the source. */
export interface CodeBlock {
  readonly lang: string;
  readonly value: string;
  readonly line: number;
  /** File name in the title bar. */
  readonly title?: string;
  /** Id of its section. */
  readonly section: string;
  /** Whether it is a file that only supports an example, which the search does not index. */
  readonly isSupport?: true;
  /** `example` for code from an example, `unverified` if the page says why no example verifies it; absent if it does neither. */
  readonly verification?: 'example' | 'unverified';
}

/** An example that a page shows or quotes. */
export interface UsedExample extends SourceLocation {
  readonly id: string;
}

/** An example as a page shows it, with what a reader needs to repeat its steps. */
export interface ShownExample extends UsedExample, Pick<ExampleSetup, 'packages' | 'steps' | 'scripts'> {
  /** Whether the page shows its commands. */
  readonly hasCommands: boolean;
  /** Files that neither the example nor the page above it shows. */
  readonly missing: readonly string[];
}

/**
 * An input of the compilation other than the page. `name` is the path of a fragment in messages, the `src` of an image, the id of an
 * example (`record` if the page quotes what it printed or wrote), the name of an option, or names of exports; it is empty for tables of
 * all options. `hash` is the hash of the value that was read, or of the files that it was built from.
 */
export interface Dependency {
  readonly kind: 'fragment' | 'image' | keyof ExampleData;
  readonly name: string;
  readonly hash: string;
}

/** A link or image target and its line in the source file. */
export interface Target {
  readonly url: string;
  readonly line: number;
}

/** The target of a link or image of a page, as written. */
export interface PageTarget extends Target, SourceLocation {}
