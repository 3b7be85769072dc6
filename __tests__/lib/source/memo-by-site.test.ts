import { memoBySite } from '@/lib/source/memo-by-site';
import { createSite } from '@/lib/source/site';
import fixtureConfig from '../../fixtures/site/site.config';

test('builds once for each site and key', () => {
  const content = { config: fixtureConfig, pages: [], metas: [], navs: [], redirects: [] };
  const [first, second] = [createSite(content), createSite(content)];
  const built: string[] = [];
  const get = memoBySite((site, name: string) => {
    built.push(`${site === first ? 'first' : 'second'} ${name}`);
    return '';
  });
  for (const site of [first, second, first]) for (const name of ['a', 'b', 'a']) expect(get(site, name)).toBe('');
  expect(built).toEqual(['first a', 'first b', 'second a', 'second b']);
});
