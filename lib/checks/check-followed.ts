import path from 'node:path';
import { z } from 'zod';
import { listHiddenSteps, listShownCommands } from '@/lib/checks/shown-commands';
import { readScripts } from '@/lib/examples/manifest';
import { getBuildInput, listNeededFiles } from '@/lib/examples/needed-files';
import { readBase, readDefinitions, readExample } from '@/lib/examples/read-examples';
import type { Example } from '@/lib/examples/types';
import { readText } from '@/lib/node/files';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/file-paths';
import { nonEmptyText } from '@/lib/site/validators';
import { parseData } from '@/lib/source/meta';
import type { Page } from '@/lib/source/types';

/** Checks that a page or section shows every file of the example that `follows` it, in full and in its final state, and every command. */
export function checkFollowed(pages: readonly Page[], examplesRoot: string): Diagnostic[] {
  const base = readBase(examplesRoot);
  // This check runs whenever a page is saved, so it reads only the files of the few examples that follow a page.
  const followed = readDefinitions(examplesRoot).flatMap(({ id, definition: { follows } }) =>
    follows ? [{ target: splitTarget(follows), example: readExample(examplesRoot, id) }] : [],
  );
  return followed.flatMap(({ target, example }) =>
    pages
      .filter(({ contentPath }) => contentPath === target.path)
      .flatMap((page) => listDifferences(page, target.id, example, base).map((difference) => ({ file: page.displayFile, ...difference }))),
  );
}

/** Splits `/guide/a#b` into page and section. The id is empty for the text under the title, and undefined for a whole page. */
export function splitTarget(follows: string) {
  const [target = '', id] = follows.split('#');
  return { path: target, id };
}

function listDifferences(page: Page, id: string | undefined, example: Example, base: ReadonlyMap<string, string>) {
  const heading = page.headings.find((candidate) => (id === '' ? candidate.depth === 1 : candidate.id === id));
  const line = heading?.line ?? 1;
  if (id !== undefined && !heading)
    return [{ line, message: `The page has no section "${id}".`, hint: `Correct "follows" of the example "${example.id}".` }];
  const part = id === undefined ? 'page' : 'section';
  const messages = id === undefined ? comparePage(page, example) : compareSection(page, id, example, base);
  return messages.map((message) => ({
    line,
    message,
    hint: `Show every file and command of the example "${example.id}", whose build verifies the ${part}.`,
  }));
}

function comparePage(page: Page, example: Example): string[] {
  return [...listMissingFiles(page.codeBlocks, [...example.files], 'page'), ...listMissingCommands(page.commands, example)];
}

/** Compares a section with its example. Its readers have done the quick start. */
function compareSection(page: Page, id: string, example: Example, base: ReadonlyMap<string, string>): string[] {
  const blocks = page.codeBlocks.filter(({ section }) => section === id);
  // The section need not show a file of the quick start, but must not change it.
  const isShown = (file: string) => blocks.some(({ title }) => title === file);
  const files = [...listNeededFiles(example)].filter(
    ([file, text]) => isShown(file) || getBuildInput(file, text) !== getBuildInput(file, base.get(file) ?? ''),
  );
  return [...listMissingFiles(blocks, files, 'section'), ...listMissingCommands(listShownCommands(page), example)];
}

function listMissingFiles(blocks: Page['codeBlocks'], files: readonly (readonly [string, string])[], part: 'page' | 'section'): string[] {
  return files.flatMap(([file, text]) => {
    const shown = blocks.filter(({ title }) => title === file);
    if (shown.length === 0) return [`The ${part} does not show ${file}.`];
    // A folded file belongs to a single example, which may be another variant.
    const last = shown.findLast(({ isSupport }) => !isSupport) ?? shown.at(-1);
    return last?.value.trimEnd() === text.trimEnd()
      ? []
      : [`The last ${file} ${part === 'page' ? 'on the page' : 'in the section'} differs from the one in the example.`];
  });
}

function listMissingCommands(commands: readonly string[], example: Example): string[] {
  const steps = example.definition.steps.map(({ run }) => run);
  return listHiddenSteps(steps, commands, readScripts(example)).map((step) => `The page does not show the command "${step}".`);
}

type Guide = Pick<Page, 'displayFile' | 'contentPath'>;

/** Path prefix of the pages whose readers follow along in a project. Below `/config/`, readers look up an option for their own project. */
export const GUIDES = '/guide/';

/** Guides that set up nothing: path -> reason. A site without this file does not check its guides. */
const LIST = 'not-followed.json';

const schema = z.record(z.string().startsWith(GUIDES), nonEmptyText);

/**
 * Checks that each guide either has an example that `follows` it, so that its instructions are checked and built, or is listed with a
 * reason. Reports entries for followed and unknown guides; the latter only if all pages could be parsed (`isComplete`).
 */
export function checkGuides(pages: readonly Guide[], examplesRoot: string, isComplete: boolean): Diagnostic[] {
  const source = path.join(examplesRoot, LIST);
  const text = readText(source);
  if (text === undefined) return [];
  const file = toDisplayPath(source);
  const fix = `Write { "${GUIDES}…": "why no example follows it" }.`;
  const { value, diagnostics } = parseData(file, text, schema, ({ message }) => ({ message, hint: fix }));
  if (!value) return [...diagnostics];
  const listed = new Set(Object.keys(value));
  const followed = new Set(readDefinitions(examplesRoot).map(({ definition }) => splitTarget(definition.follows ?? '').path));
  const guides = new Map<string, Guide>();
  // A page and its translations share their examples, so it is enough to check the first one.
  for (const page of pages) if (page.contentPath.startsWith(GUIDES) && !guides.has(page.contentPath)) guides.set(page.contentPath, page);
  const missing = [...guides.values()].filter(({ contentPath }) => !followed.has(contentPath) && !listed.has(contentPath));
  const hint = 'Remove the entry, or correct it.';
  return [
    ...missing.map((page) => ({
      file: page.displayFile,
      message: `No example follows the guide ${page.contentPath}.`,
      hint: `Set "follows" in the example.json of the project that its readers end up with, or list the guide in ${file} with a reason.`,
    })),
    ...[...listed].flatMap((guide) => {
      if (followed.has(guide)) return [{ file, message: `An example follows ${guide}, which is listed as not followed.`, hint }];
      if (!guides.has(guide) && isComplete) return [{ file, message: `There is no guide ${guide}.`, hint }];
      return [];
    }),
  ];
}
