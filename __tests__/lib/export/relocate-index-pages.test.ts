import { loadFixture } from '@/__tests__/support/fixture-site';
import { listIndexPaths } from '@/lib/export/relocate';

test('lists index pages of all versions and languages, including home pages', async () => {
  const scopes = ['', '/zh', '/v1', '/v1/zh'];
  const homes = scopes.map((scope) => `${scope}/`);
  const guides = scopes.map((scope) => `${scope}/guide/`);
  const others = ['', '/zh'].flatMap((scope) => [`${scope}/api/`, `${scope}/blog/`]);
  expect([...listIndexPaths(await loadFixture())].sort()).toEqual([...homes, ...guides, ...others].sort());
});
