import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '@/lib/node/settings.mjs';
import { displayFile, page, translations } from '../support/content-folder';
import { createFolder, writeFiles } from '../support/temporary-folder';

/**
 * Runs `npm run dev` on a small site, and checks what a contributor sees in the terminal and in the browser while writing. It needs the
 * framework's development folder, so another development server in this checkout makes it fail, with a message from the framework.
 */

/** Enough for a busy machine where nothing has been compiled yet, in milliseconds. */
const PATIENCE = 1_200_000;
const PAUSE_MS = 200;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="77" height="33"></svg>';
const HINT = 'Fix the path; write it without language and without .md.';
/** A configuration that differs from our own in the title of the site. */
const toConfig = (title: string) =>
  `import own from '@/lib/site/config';\n\nexport default { ...own, locales: own.locales.map((locale) => ({ ...locale, title: '${title}' })) };\n`;
/** Styles of the terminal. */
const STYLES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;?]*[a-zA-Z]`, 'g');

let server: ChildProcess;
let terminal = '';

/** Starts the server on a free port and returns its origin. */
async function start(docsDir: string): Promise<string> {
  // As if started by npm, so that the server ends with the program that runs this test.
  const env = { ...process.env, DOCS_DIR: docsDir, BASE_PATH: '', NO_COLOR: '1', npm_lifecycle_event: 'dev' };
  server = spawn(process.execPath, ['lib/cli/dev.mjs', '--port=0'], { cwd: ROOT, env });
  for (const output of [server.stdout, server.stderr]) {
    output?.setEncoding('utf8').on('data', (text: string) => {
      terminal += text.replace(STYLES, '');
    });
  }
  return waitFor(async () => /Local:\s+(\S+)/.exec(terminal)?.[1]);
}

/** Ends the server with the framework, which Windows would leave running. */
async function stop(): Promise<void> {
  if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return;
  const closed = new Promise((resolve) => server.once('close', resolve));
  if (process.platform === 'win32') execFileSync('taskkill', ['/pid', String(server.pid), '/T', '/F']);
  else server.kill('SIGTERM');
  await closed;
}

/** Repeats until there is a result. Throws with the output of the server if it has ended. */
async function waitFor<Result>(read: () => Promise<Result | undefined>): Promise<Result> {
  while (server.exitCode === null && server.signalCode === null) {
    const result = await read();
    if (result !== undefined) return result;
    await pause(PAUSE_MS);
  }
  throw new Error(`The development server has ended:\n${terminal}`);
}

/** Waits until the page answers with the status and has the texts. */
function waitForPage(url: string, status: number, ...texts: string[]): Promise<true> {
  return waitFor(async () => {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.status !== status) return;
    const html = await answer.text();
    return texts.every((text) => html.includes(text)) ? true : undefined;
  });
}

/** Waits until the terminal has the text so many times. */
const waitForLine = (text: string, times = 1) => waitFor(async () => (terminal.split(text).length > times ? true : undefined));

afterEach(stop);

test(
  'a saved page is shown, and so is a mistake, until it is fixed',
  async () => {
    const files = translations(page('# Page\n\nFirst text.'), page('# 页面\n\n文字。'));
    const record = { zh: { 'guide/a': { '': '00000000' } } };
    const folder = createFolder();
    const write = (name: string, text: string) => writeFiles(folder, { [`content/${name}`]: text });
    for (const [name, text] of Object.entries({ ...files, 'translations.json': JSON.stringify(record) })) write(name, String(text));

    writeFiles(folder, { 'public/old.svg': SVG, 'site.config.ts': toConfig('First title') });

    const url = `${await start(folder)}/guide/a`;
    await waitForPage(url, 200, 'First text.', 'First title');
    await waitForLine('2 warnings in the content:\n');
    const file = displayFile(folder, 'content/zh/guide/a.mdx');
    expect(terminal).toContain(`  ${file}:1: `);
    expect(terminal).not.toContain('in the content are fixed');

    write('en/guide/a.mdx', page('# Page\n\nSecond text.'));
    await waitForPage(url, 200, 'Second text.');

    const place = `${displayFile(folder, 'content/en/guide/a.mdx')}:7`;
    // The page is shown anyway: a contributor writes one language after the other.
    write('en/guide/a.mdx', page('# Page\n\nA [link](/nothing).\n\n## Section'));
    await waitForLine(`2 errors in the content:\n  ${place}: Dead link "/nothing": no such page. ${HINT}\n`);
    await waitForPage(url, 200, HINT, 'id="section"');

    write('en/guide/a.mdx', page('# Page\n\n<Tabs>'));
    await waitForLine(`1 error in the content:\n  ${place}: `);
    await waitForPage(url, 500, place);

    write('en/guide/a.mdx', page('# Page\n\nThird text.'));
    await waitForLine('All errors in the content are fixed.\n');
    await waitForPage(url, 200, 'Third text.');

    const redirect = (to: string) => ['/guide/old', '/guide/%E6%97%A7'].map((from) => ({ from, to }));
    write('en/guide/a.mdx', page('# Page\n\n![A picture](/new.svg)'));
    write('redirects.json', JSON.stringify(redirect('/guide/b')));
    await waitForLine(`  ${place}: Missing image "/new.svg". `);
    await waitForLine('content/redirects.json:1: ');
    writeFiles(folder, { 'public/new.svg': SVG });
    write('redirects.json', JSON.stringify(redirect('/guide/a')));
    // A request before that would compile the page for missing ones.
    await waitForLine('All errors in the content are fixed.\n', 2);
    await waitForPage(url.replace('/a', '/old'), 200, 'width="77"');
    for (const lang of ['en', 'zh']) write(`${lang}/guide/new.mdx`, page('# New\n\nNew page.', 'sidebar: false\n'));
    // The framework may answer the first requests from the list without the page; its 404 page then reloads.
    await waitForPage(url.replace('/a', '/none'), 404, '"/guide/new"', 'location.reload()');
    await waitForPage(url.replace('/a', '/new'), 200, 'New page.');
    await waitForPage(url.replace('/guide/a', '/new.svg'), 200, SVG);
    for (const from of ['/zh/guide/old', '/zh/guide/旧']) {
      const moved = await fetch(url.replace('/guide/a', from), { redirect: 'manual' });
      expect([from, moved.status, new URL(moved.headers.get('location') ?? '', url).pathname]).toEqual([from, 307, '/zh/guide/a']);
    }
    expect((await fetch(`${url}.md`)).headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    writeFiles(folder, { 'public/demo.html': '<p>Demo.</p>' });
    await waitForPage(url.replace('/guide/a', '/demo.html'), 200, '<p>Demo.</p>');
    expect(terminal).not.toContain('no more warnings');
    rmSync(path.join(folder, 'content/translations.json'));
    await waitForLine('There are no more warnings about the content.\n');
    writeFiles(folder, { 'site.config.ts': toConfig('Second title') });
    await waitForPage(url, 200, 'Second title');
    // Errors are reported without the code that found them.
    expect(terminal).not.toMatch(/at throwDiagnostics|lib\/site\/diagnostics\.ts/);
  },
  PATIENCE,
);
