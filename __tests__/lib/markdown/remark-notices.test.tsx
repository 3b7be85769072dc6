import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compile } from '@/__tests__/support/page-source';
import { Callout } from '@/components/mdx/callout';
import { renderMdx } from '@/lib/markdown/render-mdx';
import { zh } from '@/lib/site/texts/zh';

/** Compiles a translation whose sections with these ids are outdated. */
const compileOutdated = (body: string, ids: readonly string[]) =>
  compile(body, { notices: { ids, original: { lang: 'en', path: '/guide/x' }, texts: zh.outdated } });

function Notice({ children, ...props }: { readonly title?: string; readonly children?: ReactNode }) {
  return (
    <Callout names={zh.callouts} {...props}>
      {children}
    </Callout>
  );
}

async function render(body: string, ids: readonly string[]): Promise<string> {
  const { code, diagnostics } = await compileOutdated(body, ids);
  expect(diagnostics).toEqual([]);
  const Steps = ({ children }: { readonly children?: ReactNode }) => <section>{children}</section>;
  const html = renderToStaticMarkup(await renderMdx(code, { Callout: Notice, Steps }));
  // The shape is tested once.
  return html.replaceAll(/<div class="[^"]*" role="note">.*?<a [^>]*?href="([^"]*)".*?<\/div><\/div>/gs, '[notice $1]');
}

test('the notice is a note with a title and a link to the section in the original language', async () => {
  const { code } = await compileOutdated('# 标题\n\n## 部分 {#part}\n\n文字。', ['part']);
  const html = renderToStaticMarkup(await renderMdx(code, { Callout: Notice }));
  const document = html.replaceAll(/ class="[^"]*"|<svg.*?<\/svg>/gs, '');
  expect(document).toBe(
    '<h1 id="标题">标题</h1>\n<h2 id="part">部分</h2>\n<div role="note"><p>本节译文待更新</p><div>' +
      '<p>本节的英文版已更新，中文版还没有跟上。<a href="/guide/x#part" hrefLang="en">阅读英文版</a></p></div></div>\n<p>文字。</p>',
  );
});

test.each<[string, string, readonly string[], string]>([
  [
    'the heading of its section',
    '# T\n\nA.\n\n## B\n\nC.',
    ['b'],
    '<h1 id="t">T</h1>\n<p>A.</p>\n<h2 id="b">B</h2>\n[notice /guide/x#b]\n<p>C.</p>',
  ],
  ['the title', '# T\n\nA.', [''], '<h1 id="t">T</h1>\n[notice /guide/x]\n<p>A.</p>'],
  ['nothing on a page without a title', 'A.', [''], '[notice /guide/x]\n<p>A.</p>'],
  [
    'a heading inside a component',
    '# T\n\n<Steps>\n\n## S\n\nA.\n\n</Steps>',
    ['s'],
    '<h1 id="t">T</h1>\n<section><h2 id="s">S</h2>[notice /guide/x#s]<p>A.</p></section>',
  ],
  [
    'each of several headings',
    '# T\n\n## A\n\n## B',
    ['a', 'b'],
    '<h1 id="t">T</h1>\n<h2 id="a">A</h2>\n[notice /guide/x#a]\n<h2 id="b">B</h2>\n[notice /guide/x#b]',
  ],
  ['no heading that the translation lacks', '# T\n\n## A', ['gone'], '<h1 id="t">T</h1>\n<h2 id="a">A</h2>'],
])('the notice follows %s', async (_, body, ids, html) => {
  expect(await render(body, ids)).toBe(html);
});

test('a notice is neither a heading nor a text of the search, nor part of the sources', async () => {
  const body = '# 标题\n\n导语。\n\n## 部分 {#part}\n\n文字。';
  const [with_, without] = [await compileOutdated(body, ['', 'part']), await compileOutdated(body, [])];
  expect(with_.headings).toEqual(without.headings);
  expect(with_.sections).toEqual(without.sections);
  expect(with_.sources).toEqual(without.sources);
  expect(with_.links).toEqual([]);
});
