import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/node/files';
import { ROOT, readSettings } from '@/lib/node/settings.mjs';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Finds the npm scripts that a text tells its reader to run. */
const findScripts = (text: string) => [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name]) => name ?? '');

test.each([
  ['README.md', 'build'],
  ['CONTRIBUTING.md', 'upgrade:rslib'],
  ['DESIGN.md', 'check:reproducible'],
  ['netlify.toml', 'build'],
  ['vercel.json', 'build'],
  ['.github/pull_request_template.md', 'test:quick'],
  ['.github/renovate.json', 'upgrade:rslib'],
])('%s names only scripts that exist, %s among them', (file, known) => {
  const named = findScripts(read(file));
  expect(named).toContain(known);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the hosts publish the folder that a build writes', () => {
  const { outName } = readSettings({});
  expect(/^publish = "(.+)"$/m.exec(read('netlify.toml'))?.[1]).toBe(outName);
  expect(/^pages_build_output_dir = "(.+)"$/m.exec(read('wrangler.toml'))?.[1]).toBe(outName);
  expect(JSON.parse(read('vercel.json'))).toMatchObject({ framework: null, outputDirectory: outName, cleanUrls: true });
  expect(/upload-pages-artifact@.*\n\s+with:\n\s+path: (.+)$/m.exec(read('.github/workflows/deploy.yml'))?.[1]).toBe(outName);
});

test('npm test runs the parts that README.md names, and ends with their result', () => {
  const [, list = ''] = /^You can run the parts of `npm test` on their own: ([^.]+)\.$/m.exec(read('README.md')) ?? [];
  const parts = [...list.matchAll(/`(?:npm run )?([\w:]+)`/g)].map(([, name = '']) => name);
  expect(parts).toEqual(expect.arrayContaining(['typecheck', 'test:unit', 'check:content', 'size', 'check:reproducible']));
  const program = read('lib/cli/test-stages.ts');
  const stages = read('lib/cli/run-stages.ts') + program;
  const isStage = (name: string) => {
    const [file] = /lib\/cli\/\S+$/.exec(scripts[name] ?? '') ?? [];
    return (
      new RegExp(`npmStage\\('[\\w ]+', '${name}'[,)]`).test(stages) || (file !== undefined && program.includes(`runScript('${file}'`))
    );
  };
  expect(parts.filter((name) => !isStage(name))).toEqual(['test:unit']);
  expect(program).toContain("\n    [jestStage('unit tests')],");
  expect(program).toMatch(/\nprocess\.exit\(await runStages\(STAGES\)\);\n$/);
});

test.each(['README.md', 'CONTRIBUTING.md', 'DESIGN.md'])('the code that %s names exists', (file) => {
  const named = [...read(file).matchAll(/`((?:app|components|lib|styles|__tests__)\/[^`\s]+)`/g)].map(([, name = '']) => name);
  expect(named).not.toEqual([]);
  // A pattern such as `*.json` stands for files of a folder.
  expect(named.filter((name) => !existsSync(path.join(ROOT, name.replace(/\/[^/]*\*.*$/, ''))))).toEqual([]);
});

test('a page goes through at most nine files to become HTML', () => {
  const [, flow = ''] = read('DESIGN.md').split(/^\| File \| Step \|$/m);
  const [table = ''] = flow.trim().split('\n\n');
  const rows = table.split('\n').slice(1);
  const files = rows.map((row) => /^\| `([^`]+)` \| [^|]+ \|$/.exec(row)?.[1] ?? row);
  expect(files).toContain('lib/page-view/build-page-view.ts');
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(9);
});

test('the glossary explains at most 15 terms, each once', () => {
  const [, glossary = ''] = read('DESIGN.md').split('\n## Glossary\n');
  const terms = [...glossary.matchAll(/^\| (.+?) \| .+ \|$/gm)].map(([, term]) => term).slice(1);
  expect(terms).toContain('page view');
  expect(terms.length).toBeLessThanOrEqual(15);
  expect(new Set(terms).size).toBe(terms.length);
});

/** Words that the project has replaced, with the standard ones. */
const OLD_WORDS: readonly [old: RegExp, standard: string][] = [
  [/\btwins?\b|\b\w*Twins?\b/, 'translation'],
  [/\bledgers?\b|Ledger/, 'published URLs'],
  [/(?<!de)fault/i, 'mistake, error, failure or difference'],
  // Readers report problems of a page.
  [/(?<!report a )\bproblems?\b|[a-z]Problems?\b/i, 'diagnostic, mistake, error, failure or difference'],
  [/\blistOpen\b/, 'listShownPopovers, listUnaccepted'],
  [/\bweigh(?:s|ed|ing)?\b/, 'score, rank'],
  [/\bsqueez\w*/, 'normalize'],
  [/\boverlay (?:folder|directory)\b|overlayDir/, 'extra public directory'],
  [/-away\b|\baway:|isAway/, 'hidden'],
  [/\bmenu.?screens?\b|MenuScreen/, 'mobile menu'],
  [/\bfrom (?:their|its) stock\b/, 'precompressed'],
  [/\bhoist\w*|\blift(?:s|ed|ing|[A-Z]\w*)?\b/, 'relocate, move'],
  [/\bearly.?(?:script|input)\b|EarlyInput/i, 'head script, input queue'],
];

const SOURCES = ['app', 'components', 'lib', 'styles', '__tests__'].flatMap((folder) =>
  listFiles(path.join(ROOT, folder))
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !/\/(?:fixtures|toolchain|node_modules)\//.test(file)),
);

test.each(OLD_WORDS)('the code has no %s (%s)', (old) => {
  const places = SOURCES.filter((file) => file !== '__tests__/site/documents.test.ts').flatMap((file) =>
    // Line 0 is the file name.
    [file, ...read(file).split('\n')].flatMap((text, line) => (old.test(text) ? [`${file}:${line}: ${text.trim()}`] : [])),
  );
  expect(places).toEqual([]);
});
