import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { listenOnPort } from '@/lib/node/listen.mjs';
import { displayFile, page, translations } from '../../../support/content-folder';
import { startCli } from '../../../support/run-cli';
import { createDocs, createFolder, writeFiles } from '../../../support/temporary-folder';

let server: Server;
let origin: string;
let requests: string[];

beforeEach(async () => {
  requests = [];
  server = createServer(({ method, url = '' }, response) => {
    requests.push(`${method} ${url}`);
    response.statusCode = Number(/^\/(\d{3})$/.exec(url)?.[1] ?? 200);
    response.end();
  });
  origin = `http://127.0.0.1:${await listenOnPort(server, undefined, '127.0.0.1')}`;
});
afterEach(() => {
  server.close().closeAllConnections();
});

test('the program exits with 1 for a dead link only, and requests working ones again with --no-cache', async () => {
  const links = (...urls: string[]) => page(`# Title\n\n${urls.map((url) => `[Text](${origin}${url}).`).join('\n')}`);
  const folder = createDocs(translations(links('/fine', '/404'), page('# 标题')));
  const socialLinks = [{ icon: 'github', mode: 'link', content: `${origin}/social` }];
  const config = `export default { ...config, theme: { ...config.theme, socialLinks: ${JSON.stringify(socialLinks)} } }`;
  writeFiles(folder, { 'site.config.ts': `import config from '@/lib/site/config';\n${config};\n` });
  const file = displayFile(folder, 'content/en/guide/a.mdx');
  const run = (...args: string[]) => startCli('check-links.ts', args, { DOCS_DIR: folder, DOCS_CACHE_DIR: cache });
  const cache = createFolder();
  const dead = `Dead links:\n  404\n    ${origin}/404\n      ${file}:8\n\n3 links: 2 fine, 1 dead, 0 warnings.\n`;
  expect(await run()).toEqual({ code: 1, output: dead });
  expect(requests.sort()).toEqual(['GET /404', 'HEAD /404', 'HEAD /fine', 'HEAD /social']);

  writeFiles(path.join(folder, 'content'), { 'en/guide/a.mdx': links('/fine', '/500') });
  const warning = `Warnings (these links may work for readers):\n  500\n    ${origin}/500\n      ${file}:8\n\n`;
  requests = [];
  const cached = `${warning}3 links: 2 fine (2 of them requested in the last 7 days), 0 dead, 1 warning.\n`;
  expect(await run()).toEqual({ code: 0, output: cached });
  expect(requests.sort()).toEqual(['GET /500', 'HEAD /500']);
  expect(await run('--no-cache')).toEqual({ code: 0, output: `${warning}3 links: 2 fine, 0 dead, 1 warning.\n` });
  expect(requests).toContain('HEAD /fine');
});
