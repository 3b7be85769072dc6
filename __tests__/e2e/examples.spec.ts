import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { getExamplesRoot } from '@/lib/examples/paths';
import { readSnapshot } from '@/lib/examples/snapshot';
import { ROOT } from '@/lib/node/settings.mjs';
import { expect, test } from './support/test';

/** Pages say that these recorded outputs run in browsers without a bundler: example -> call of an exported function -> result. */
const CASES: readonly { id: string; call: string; result: unknown }[] = [
  { id: 'guide-advanced-web-workers/bundle', call: 'clockInWorker(90)', result: '01:30' },
  { id: 'guide-advanced-web-workers/bundleless', call: 'clockInWorker(90)', result: '01:30' },
  { id: 'guide-advanced-web-workers/query', call: 'clockInWorker(90)', result: '01:30' },
  { id: 'guide-advanced-web-workers/inline', call: 'clockInWorker(90)', result: '01:30' },
  { id: 'guide-advanced-wasm/web', call: 'sum([1, 2, 3])', result: 6 },
];

const EXAMPLES = getExamplesRoot(ROOT);
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html' };

/** The recorded files of an output by path. WebAssembly is not text and therefore not recorded: the script of the example makes it. */
function readOutput(id: string): Map<string, string | Buffer> {
  const run = readSnapshot(EXAMPLES, id)?.runs[0];
  if (!run) throw new Error(`${id} has no snapshot.`);
  const texts = Object.entries(run.shown).map(([name, lines]): [string, string | Buffer] => [name, lines.join('\n')]);
  const binaries = Object.keys(run.files)
    .filter((name) => name.startsWith('dist/') && name.endsWith('.wasm'))
    .map((name): [string, string | Buffer] => [name, makeWasm()]);
  for (const [name, bytes] of binaries) expect(bytes.length).toBe(run.files[name]);
  return new Map([...texts, ...binaries]);
}

function makeWasm(): Buffer {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-wasm-'));
  try {
    mkdirSync(path.join(folder, 'src'));
    execFileSync(process.execPath, [path.join(EXAMPLES, 'config-lib-wasm/compile/files/make.mjs')], { cwd: folder });
    return readFileSync(path.join(folder, 'src/add.wasm'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Serves the files below `/`, and an empty page at `/`. */
function serve(files: ReadonlyMap<string, string | Buffer>): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const name = url === '/' ? 'index.html' : url.slice(1);
    const body = url === '/' ? '<!doctype html><title>Example</title>' : files.get(name);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': TYPES[path.extname(name)] ?? 'text/plain' });
    response.end(body);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

for (const { id, call, result } of CASES) {
  test(`the output of ${id} runs in a browser`, async ({ page }) => {
    const server = await serve(readOutput(id));
    try {
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      expect(await page.evaluate(`import('/dist/index.js').then((library) => library.${call})`)).toBe(result);
    } finally {
      server.close();
    }
  });
}
