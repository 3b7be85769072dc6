import path from 'node:path';
import { writeVercelFolder } from '@/lib/cli/vercel-folder';
import { runCli } from '../../support/run-cli';
import { createFolder, readFolder } from '../../support/temporary-folder';

const SITE = {
  'out/index.html': 'home',
  'out/guide/a.html': 'a',
  'out.hosts/vercel.json': '{ "cleanUrls": true }',
  'out.hosts/nginx.conf': '',
};
const RULES = `{
  "framework": null,
  "outputDirectory": "out",
  "cleanUrls": true
}
`;

test.each([
  ['', { 'out/guide/a.html': 'a', 'out/index.html': 'home', 'vercel.json': RULES }],
  ['/docs', { 'out/docs/guide/a.html': 'a', 'out/docs/index.html': 'home', 'vercel.json': RULES }],
])('the folder has the site below "%s" and its rules, and nothing of an earlier one', (basePath, expected) => {
  const root = createFolder(SITE);
  const folder = createFolder({ 'out/removed.html': 'old' });
  writeVercelFolder(path.join(root, 'out'), basePath, folder);
  expect(readFolder(folder)).toEqual(expected);
});

test('without a site, the command says how to build one', () => {
  const { status, stderr } = runCli('pack-vercel.ts', [], { DOCS_DIR: createFolder(), BASE_PATH: '' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\nThere is no site in out-build-\w+\/\. Build it first: npm run build\n$/);
});
