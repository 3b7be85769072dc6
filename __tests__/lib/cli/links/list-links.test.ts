import { checkContent } from '@/lib/checks/check-content';
import { listLinkedUrls } from '@/lib/cli/links/list-links';
import config from '@/lib/site/config';
import { loadContent } from '@/lib/source/load-content';
import { displayFile, page, translations } from '../../../support/content-folder';
import { createDocs } from '../../../support/temporary-folder';

test('lists the links of pages, fragments, data files and the site configuration to other sites, once each, with their places', async () => {
  const files = {
    ...translations(
      page(
        "import X from '../shared/x.mdx'\n\n# Title\n\n[a](https://a.dev/x#one) [b](https://b.dev)\n\n[own](/guide/a) [m](mailto:a@b.dev)\n\n<X />",
      ),
      page(
        '# 标题\n\n[a](https://a.dev/x#two) [a](https://a.dev/x)\n\n<Card title="c" href="https://c.dev/" />\n\n[d][d]\n\n[d]: https://d.dev/d',
        'authors:\n  - { name: G, url: https://g.dev }\n',
      ),
    ),
    'en/shared/x.mdx': 'Text.\n\n[b](https://b.dev/)\n',
    'zh/_nav.json': '[\n  { "text": "E", "link": "https://e.dev/" },\n  { "text": "M", "link": "mailto:a@b.dev" }\n]',
    'en/index.mdx': page(
      '',
      'pageType: home\ntitle: Home\nhero:\n  name: N\n  text: T\n  tagline: L\n  actions:\n    - { theme: brand, text: F, link: "https://f.dev/" }\n',
    ),
  };
  const folder = createDocs(files);
  const content = await loadContent(folder, config);
  expect(content.diagnostics).toEqual([]);
  // They are no dead links of this site.
  expect(checkContent(content).filter(({ message }) => /link/i.test(message))).toEqual([]);
  const root = `${displayFile(folder, 'content')}/`;
  const links = listLinkedUrls(content, 'site.config.ts').map(({ url, places }) => [url, places.map((place) => place.replace(root, ''))]);
  expect(links).toEqual([
    ['https://a.dev/x', ['en/guide/a.mdx:9', 'zh/guide/a.mdx:9']],
    ['https://b.dev/', ['en/guide/a.mdx:9', 'en/shared/x.mdx:3']],
    ['https://c.dev/', ['zh/guide/a.mdx:11']],
    ['https://d.dev/d', ['zh/guide/a.mdx:15']],
    ['https://discord.gg/XsaKEEk4mW', ['site.config.ts']],
    ['https://e.dev/', ['zh/_nav.json:2']],
    ['https://f.dev/', ['en/index.mdx:10']],
    ['https://g.dev/', ['zh/guide/a.mdx:4']],
    ['https://github.com/web-infra-dev/rslib', ['site.config.ts']],
    ['https://x.com/rspack_dev', ['site.config.ts']],
  ]);
});
