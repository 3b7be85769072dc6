import { cutQuery, MAX_QUERY } from '@/lib/browser/search-keys';

/** Matches terminal control sequences; colors also without the escape character, which copying often drops. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences start with one.
const CONTROLS = /\u001B\[[\d;]*[A-Za-z]|\[\d{1,3}(?:;\d{1,3})*[mK]/g;
/** Matches what CI services, Docker and task runners of monorepos print before each line: a time, or the package and its script. */
const PREFIX = /^(?:\d{4}-[\d-]+T[\d:.]+Z|#\d+ [\d.]+|[\w@./-]+[: ]build\S*:|\[(?:\d+|build\S*)\])\s/gm;
/** Lines that say nothing about the cause. */
const NOISE_KINDS = [
  /Rslib v\S+|Node\.js v\S+|> .*|(?:info|start|ready)\s.*/,
  // Headings of errors, and errors that only wrap others.
  /Failed to (?:build|start \S+|inspect config|generate declaration files)\.?.*/,
  /Build (?:error|warning)s?:|Rspack build failed\.?|build failed in .*|Error occurred in .*/,
  /Module (?:build failed(?: \(from .*js\))?|parse failed):|caused by plugins .*|help:|Import traces .*|ObjectRef .*/,
  // What other tools print around a message: webpack, Vite, Rollup, esbuild, Next.js, Bun and test runners.
  /(?:ERROR|WARNING) in .*|(?:assets?|\w+ modules|modules by path) .*|.*\[built\].*|webpack \S+ compiled .*/,
  /vite v\S+ .*|transforming\.\.\.|[✓✗⚠▲] .*|during build:|\S+ → .*|\d+ errors?|You can mark the path .*/,
  /Failed to compile\.|\[Error: Failed to collect .*|Import trace .*|(?:Linting|Creating|Collecting) .*\.\.\.|\[DEP\w+\] .*|\(Use .*/,
  /(?:FAIL|RUN) .*|[●⎯❯] ?.*|Test (?:Files|Suites:) .*|(?:Tests|Snapshots|Time):? .*|Start at .*|Duration .*|Ran all .*|Bun v.*/,
  /\S+:\d+:\d+:|\.\.?\/\S+/,
  // Lists of files.
  /File(?:: | .*Size).*|\S+ +[\d.]+ kB.*/,
  // Stack traces and code frames.
  /at .+(?::\d+:\d+\)?|[>\d]\))(?: \{)?/,
  /\d+ .*|.* ×|[\d\s]*(?:[│|·╭╰,╷╵^~×]|`--).*/,
];
const NOISE = new RegExp(`^(?:${NOISE_KINDS.map(({ source }) => source).join('|')})$`, 'i');
/** Matches the line to start with: a warning, what a bundler suggests, or an error, which in Node.js follows the code that throws it. */
const START = /^(?:warn\b|(?:error|x|\W)*(?:To enable support|You may need an appropriate|TS\d+:|\w*Error(?: \[\w+\])?:)\s)/;
/**
 * Matches what precedes a message: its level, the program or plugin that reports it, the class of an error that also has a code, and a
 * symbol, which is an `x` in terminals without Unicode.
 */
const LEVEL_KINDS = [
  /(?:error|warn)\b:?|\(node:\d+\)|\[(?:plugin )?[a-z][\w-]*\]:?|\w*Error(?=\s\[ERR_)|[×✖╰├─▶│]+|x(?=\s+[A-Z])/,
  /✘ \[ERROR\]|[[(]![\])]|RollupError:|Uncaught(?: \(in promise\))?/,
];
const LEVEL = new RegExp(`^(?:${LEVEL_KINDS.map(({ source }) => source).join('|')})\\s+`);
/** Matches the id of the output that a message is about: ` (esm)`. */
const OUTPUT = /\s\([\w-]+\)$/;
/** Matches `src/index.ts:2:3 - error `, `src/index.ts(2,3): error ` and `src/index.js (2:3): `. */
const LOCATION = /^\S+(?::\d+:\d+ -|\(\d+,\d+\):| \(\d+:\d+\):)\s+(?:error\s+)?/;
/** Matches paths on the reader's machine: absolute ones with at least three parts. Shorter ones may be URL paths in the code. */
const PATH = /(?<=^|[\s"'`(])(?:file:\/\/)?(?:[A-Za-z]:)?(?:[\\/][^\\/\s"'`():]+){3,}/g;

/** Matches files of the reader's project, but not package names such as `@rslib/core`. */
const FILE = /(?<=^|[\s"'`(])(?!@[a-z][\w-]*\/[\w.-]+(?=[\s"'`),]|$))[\w.@#~*-]+(?:[\\/][\w.@*-]+)+/g;

/**
 * Reduces output pasted from a terminal to a query with the words of the message. Queries are short, so colors, levels, code locations and
 * paths would fill them. Returns undefined for output of which nothing is left, and for any other pasted text.
 */
export function readPasted(text: string): string | undefined {
  const plain = text.replace(CONTROLS, '').replace(PREFIX, '');
  const isOutput =
    text.trim().includes('\n') ||
    text.length > MAX_QUERY ||
    [LEVEL, LOCATION].some((start) => start.test(text.trim())) ||
    plain.length < text.length;
  if (!isOutput) return undefined;
  const lines = plain
    .split(/\r?\n/)
    .map((line) => ({ line: readLine(line), isStart: START.test(line) }))
    .filter(({ line }) => line !== '');
  const informative = lines.filter(({ line }) => !NOISE.test(line));
  const start = informative.findIndex(({ isStart }) => isStart);
  const words = (informative.length > 0 ? informative.slice(Math.max(start, 0)) : lines)
    .map(({ line }) => line)
    .join(' ')
    .replace(PATH, '')
    .replace(FILE, '')
    .replace(/(["'`])\1/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return words ? cutAtWord(words) : undefined;
}

/** Reads a line without level, code location and output id. */
function readLine(line: string): string {
  let [rest, before] = [line.trim().replace(OUTPUT, ''), ''];
  while (rest !== before) {
    before = rest;
    rest = rest.replace(LEVEL, '').replace(LOCATION, '').trim();
  }
  return rest;
}

function cutAtWord(words: string): string {
  const cut = cutQuery(words);
  return cut.length < words.length && !/^\s/.test(words.slice(cut.length)) ? cut.replace(/\s\S*$/, '') : cut;
}
