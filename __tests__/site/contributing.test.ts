import path from 'node:path';
import { copyUncommitted, DEFAULT_TOOLCHAIN, linkPackages } from '../support/checkout';
import { FreshMachine, type Outcome } from '../support/fresh-machine';
import { pretendInstalled } from '../support/pretend-upgrade';
import { readWalkthrough } from '../support/walkthroughs';

/**
 * Performs the walkthroughs of CONTRIBUTING.md in a clone, in the order of the document. They share the clone and commit their changes, so
 * that the last one checks all of them.
 */

/** Enough for a busy machine where nothing has been compiled yet, in milliseconds. */
const PATIENCE = 1_800_000;

let machine: FreshMachine;
const RECORD = 'content/translations.json';
const PAGE = 'guide/advanced/tree-shaking';
const PAGES = [`content/en/${PAGE}.mdx`, `content/zh/${PAGE}.mdx`];
const EXAMPLE = 'guide-advanced-tree-shaking/unused';
const POST = 'blog/unused-code';
const MOVED_POST = 'blog/leave-out-unused-code';
const OPTION = 'lib.experiments.exe.seaOptions.useCodeCache';
let start = '';

beforeAll(() => {
  machine = new FreshMachine();
});
afterAll(() => machine.remove());
// Removes what a failed walkthrough has left behind.
beforeEach(() => {
  if (start) machine.expect('git reset --quiet --hard && git clean --quiet -fd');
});

const walkthrough = (title: string, perform: () => void) => test(title, perform, PATIENCE);
/** Matches the result of a command whose output contains a text. */
const outcome = (status: number, text: string) => expect.objectContaining({ status, output: expect.stringContaining(text) });
const ACCEPTED = outcome(0, '1 page recorded in content/translations.json.');

/** Commits without the hook and with an identity, which the clone gets only in the last walkthrough. */
function commit(): void {
  machine.expect('git add --all');
  machine.expect('git -c user.name=Test -c user.email=test@example.com commit --quiet --no-verify --allow-empty -m x');
}

walkthrough('Set up', () => {
  const [clone, ...others] = readWalkthrough('Set up');
  expect(clone).toEqual({ kind: 'run', command: 'git clone <address of your fork> rslib-docs && cd rslib-docs' });
  machine.expect(`git clone "${machine.origin}" rslib-docs && cd rslib-docs`);
  const install = () => {
    machine.isOnline = !linkPackages(machine.clone);
    machine.expect('npm run prepare');
  };
  expect(others).toEqual([{ kind: 'run', command: 'npm ci' }]);
  machine.perform(others, { 'npm ci': install });
  expect(machine.listChanges()).toEqual([]);
  expect(machine.expect('git config core.hooksPath')).toBe('.githooks\n');
  breakContent();
});

/** Commits what walkthroughs repair: a typo, and an option without a description. */
function breakContent(): void {
  copyUncommitted(machine.clone);
  for (const title of ['Fix a typo', 'Add an option to a reference page']) machine.revert(readWalkthrough(title));
  const urls: Record<string, string[]> = JSON.parse(machine.read('content/published-urls.json'));
  const anchors = urls['/config/lib/experiments']?.filter((anchor) => anchor !== 'seaoptionsusecodecache');
  machine.write('content/published-urls.json', JSON.stringify({ ...urls, '/config/lib/experiments': anchors }));
  machine.expect('npm run i18n:accept -- guide/start/glossary config/lib/experiments');
  commit();
  start = machine.expect('git rev-parse HEAD').trim();
}

walkthrough('Fix a typo', () => {
  expect(machine.perform(readWalkthrough('Fix a typo'))).toEqual([ACCEPTED]);
  expect(machine.listChanges()).toEqual(['content/en/guide/start/glossary.mdx', RECORD]);
  commit();
});

walkthrough('Add a page', () => {
  const metas = ['content/en/guide/advanced/_meta.json', 'content/zh/guide/advanced/_meta.json'];
  const next = `Write each of them; npm run dev shows your changes, npm run check:content reports mistakes.
When the translation is complete, record it: npm run i18n:accept -- ${PAGE}`;
  const outcomes = machine.perform(readWalkthrough('Add a page'));
  expect(outcomes).toEqual([
    outcome(0, `${[...PAGES, ...metas].join('\n')}\n\n${next}\n`),
    outcome(1, `  content/zh/${PAGE}.mdx: Heading 2 differs from content/en/${PAGE}.mdx: expected "## Declare side effects"`),
    ACCEPTED,
  ]);
  // A later walkthrough adds it.
  expect(outcomes[1]?.output).toContain(`No page below /config/ documents the option "${OPTION}" (en, zh).`);
  expect(machine.listChanges()).toEqual([...metas, ...PAGES, RECORD].sort());
  for (const meta of metas) expect(JSON.parse(machine.read(meta)).at(-1)).toBe('tree-shaking');
  expect(Object.keys(JSON.parse(machine.read(RECORD)).zh[PAGE])).toEqual(['', 'declare-side-effects']);
  commit();
});

walkthrough('Add a post', () => {
  const files = ['en', 'zh'].flatMap((lang) => [`content/${lang}/${POST}.mdx`, `content/${lang}/blog/_meta.json`]);
  expect(machine.perform(readWalkthrough('Add a post'))).toEqual([
    outcome(0, `content/en/${POST}.mdx\ncontent/zh/${POST}.mdx\n`),
    ACCEPTED,
  ]);
  expect(machine.listChanges()).toEqual([...files, RECORD].sort());
  expect(machine.read(`content/zh/${POST}.mdx`)).toMatch(
    /^---\ndescription: 为什么.+\ndate: \d{4}-\d\d-\d\d\n---\n\n# 未使用的代码\n\n应用.+\n$/,
  );
  commit();
});

walkthrough('Add an option to a reference page', () => {
  expect(machine.perform(readWalkthrough('Add an option to a reference page'))).toEqual([ACCEPTED]);
  expect(machine.listChanges()).toEqual(['content/en/config/lib/experiments.mdx', RECORD, 'content/zh/config/lib/experiments.mdx']);
  commit();
});

walkthrough('Add an example', () => {
  const actions = readWalkthrough('Add an example');
  const build = actions.findIndex((action) => action.kind === 'run' && action.command.startsWith('npm run examples'));
  const folder = `content/examples/${EXAMPLE}`;
  const next = `Build it with npm run examples -- --update --filter=${EXAMPLE} and show it with <Example id="${EXAMPLE}" />.`;
  expect(machine.perform(actions.slice(0, build))).toEqual([outcome(0, `\n\n${next}\n`)]);
  expect(machine.perform(actions.slice(build))).toEqual([outcome(0, `  ok   ${EXAMPLE} (updated)`), ACCEPTED]);
  const created = ['example.json', 'files/rslib.config.ts', 'files/src/index.ts', 'files/src/numbers.ts', 'snapshot.json'];
  expect(machine.listChanges()).toEqual([...PAGES, RECORD, ...created.map((name) => `${folder}/${name}`)].sort());
  const { runs } = JSON.parse(machine.read(`${folder}/snapshot.json`));
  expect(runs[0].shown['dist/index.js']).toContain('const numbers_double = (value)=>2 * value;');
  commit();
});

walkthrough('Translate a changed section', () => {
  const outdated = `content/zh/${PAGE}.mdx:13: "声明副作用" (#declare-side-effects) is outdated. Original: content/en/${PAGE}.mdx:14`;
  const [status, accepted] = machine.perform(readWalkthrough('Translate a changed section'));
  expect(status).toEqual(outcome(1, outdated));
  expect(status?.output).toMatch(/\n-Set `sideEffects` .+\n\+Set `sideEffects` .+\n/);
  expect(accepted).toEqual(ACCEPTED);
  expect(machine.listChanges()).toEqual([...PAGES, RECORD].sort());
  commit();
});

walkthrough('Move a page', () => {
  const before = machine.read(`content/en/${POST}.mdx`);
  expect(machine.perform(readWalkthrough('Move a page'))).toEqual([outcome(0, 'The old path redirects.')]);
  expect(machine.read(`content/en/${MOVED_POST}.mdx`)).toBe(before);
  expect(JSON.parse(machine.read('content/redirects.json')).at(-1)).toEqual({ from: `/${POST}`, to: `/${MOVED_POST}` });
  expect(JSON.parse(machine.read('content/zh/blog/_meta.json')).at(-1)).toBe(path.basename(MOVED_POST));
  const { zh } = JSON.parse(machine.read(RECORD));
  expect([Object.keys(zh[MOVED_POST]), zh[POST]]).toEqual([[''], undefined]);
  commit();
});

/** What `npm install --prefix <folder> <name>@<version>` changes, without packages. Prints its arguments. */
const NPM_INSTALL = `
const { readFileSync, writeFileSync } = require('node:fs');
const [command, spec, , folder, ...flags] = process.argv.slice(2);
console.log(['npm', command, spec, folder.split(/[\\/]/).at(-1), ...flags].join(' '));
const [, name, version] = /^(.+)@(.+)$/.exec(spec);
for (const file of ['package.json', 'package-lock.json'].map((each) => folder + '/' + each)) {
  const data = JSON.parse(readFileSync(file, 'utf8'));
  for (const { dependencies } of [data, data.packages?.['']].filter(Boolean)) if (dependencies) dependencies[name] = version;
  if (data.packages) data.packages['node_modules/' + name].version = version;
  writeFileSync(file, JSON.stringify(data, null, 2) + '\\n');
}
`;

walkthrough('Upgrade the tool', () => {
  const name = '@rslib/core';
  const toolchains = ['default', 'storybook', 'rspress', 'tsup'];
  const [present, next] = [JSON.parse(machine.read('content/examples/toolchain.json')).default[name], '99.0.0'];
  pretendInstalled(path.join(machine.clone, DEFAULT_TOOLCHAIN), name, present, next);
  // Only one example is built, whose record has another output.
  const examples = '../small/content/examples';
  const records = ['_base', 'declarations.json', 'options.json'].map((each) => `content/examples/${each}`).join(' ');
  machine.expect(`mkdir -p ${examples}/${EXAMPLE} ../small/content/en/guide && cp -R ${records} ${examples}`);
  machine.expect(`cp -R content/examples/${EXAMPLE} ${examples}/${path.dirname(EXAMPLE)} && cp ${PAGES[0]} ../small/content/en/guide`);
  const snapshot = `../small/content/examples/${EXAMPLE}/snapshot.json`;
  machine.write(snapshot, machine.read(snapshot).replace('2 * value', '3 * value'));
  const { scripts } = JSON.parse(machine.read('package.json'));
  const env = { DOCS_DIR: '../small', PATH: [machine.addProgram('npm', NPM_INSTALL), process.env.PATH].join(path.delimiter) };
  let upgraded: Outcome | undefined;
  const [found, updated] = machine.perform(readWalkthrough('Upgrade the tool'), {
    'npm run upgrade:rslib -- <version>': () => {
      upgraded = machine.run(`${scripts['upgrade:rslib']} ${next} --report=../upgrade.md`, env);
    },
    'git grep --line-number --fixed-strings "<old version>" -- "content/*.mdx"': `git grep -F "${present}" -- "content/*.mdx"`,
    'npm run examples -- --update': `npm run examples -- --update --filter=${EXAMPLE}`,
    // The last walkthrough checks the pages.
    'npm run check:content': () => {},
    'npm run i18n:status': () => {},
  });
  expect(upgraded).toEqual(outcome(0, `differs ${EXAMPLE}`));
  const flags = '--save-exact --omit-lockfile-registry-resolved --no-audit --no-fund --ignore-scripts';
  expect(upgraded?.output.split('\n').filter((line) => line.startsWith('npm '))).toEqual(
    toolchains.map((each) => `npm install ${name}@${next} ${each} ${flags}`),
  );
  expect(upgraded?.output).toContain('2 * value');
  expect(upgraded?.output).toContain('/guide/tree-shaking');
  expect(upgraded?.output).toContain(`\n${machine.read('../upgrade.md')}`);
  expect(found?.output).not.toContain('fatal');
  expect(updated).toEqual(outcome(0, ' passed, 0 failed'));
  const files = toolchains.flatMap((each) =>
    ['package-lock.json', 'package.json'].map((file) => path.posix.join(DEFAULT_TOOLCHAIN, '..', each, file)),
  );
  expect(machine.listChanges()).toEqual(['content/examples/toolchain.json', ...files].sort());
});

walkthrough('Open a pull request', () => {
  // All changes of the walkthroughs above, not committed.
  machine.expect(`git reset --quiet --soft ${start}`);
  const changes = machine.listChanges();
  const outcomes = machine.perform(readWalkthrough('Open a pull request'), { 'npm run test:quick': 'npm run check:content' });
  expect(outcomes.map(({ command, status }) => `${status} ${command}`)).toEqual(outcomes.map(({ command }) => `0 ${command}`));
  const check = outcomes.find(({ command }) => command === 'npm run check:content');
  expect(check?.output).toContain(`/${PAGE} `);
  expect(check?.output).toContain('No errors or warnings in ');
  expect(machine.run('npm run test:unit -- __tests__/site/content.test.ts').status).toBe(0);
  expect(machine.listChanges()).toEqual([]);
  const pushed = machine.expect(`git --git-dir="${machine.origin}" log -1 --name-only --format="%an <%ae>%n%s" tree-shaking`);
  expect(pushed.split('\n').filter(Boolean)).toEqual(['Your Name <you@example.com>', 'guide: explain tree shaking', ...changes]);
});
