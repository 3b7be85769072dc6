import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import type { MDXComponents } from 'mdx/types';
import type { ComponentProps, ComponentType } from 'react';
import { createMdxComponents } from '@/components/mdx/mdx-components';
import { COMPONENT_NAMES } from '@/lib/markdown/component-rules';
import type { PackageManager } from '@/lib/site/package-manager-commands';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';

const components = createMdxComponents(en);

/** Returns the component with this name, with the props that a page uses. */
function find<Props>(name: string, from: MDXComponents = components) {
  return from[name] as ComponentType<Props>;
}

test('provides every component that the Markdown pipeline allows', () => {
  const names = Object.keys(components).filter((name) => /^[A-Z]/.test(name));
  // Only the pipeline adds the line below the title.
  expect(names.sort()).toEqual([...COMPONENT_NAMES, 'PageProof'].sort());
});

test('the files of a video have the base path', () => {
  const [Video, Source] = [find<ComponentProps<'video'>>('video'), find<ComponentProps<'source'>>('source')];
  process.env.NEXT_PUBLIC_BASE_PATH = '/docs';
  try {
    const { container } = render(
      <Video poster="/b.png" className="wide">
        <Source src="/a.mp4" type="video/mp4" />
        <Source src="https://a.example/w_300,/a.webm" />
      </Video>,
    );
    expect(container.innerHTML).toBe(
      '<video poster="/docs/b.png" class="wide"><source src="/docs/a.mp4" type="video/mp4"><source src="https://a.example/w_300,/a.webm"></video>',
    );
  } finally {
    delete process.env.NEXT_PUBLIC_BASE_PATH;
  }
});

test('the accessible name of a heading is its text; its anchor is next to it', () => {
  const Heading = find<ComponentProps<'h2'>>('h2');
  render(
    <Heading id="格式">
      格式 <code>format</code>
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 2, name: '格式 format' }).id).toBe('格式');
  expect(screen.getByRole('link', { name: 'Link to this section: 格式 format' }).getAttribute('href')).toBe('#格式');
});

test('a heading is also the target of links to its aliases', () => {
  const Heading = find<ComponentProps<'h2'> & { aliases: string }>('h2');
  const { container } = render(
    <Heading id="part" aliases="old older">
      Part
    </Heading>,
  );
  expect([...container.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(['part', 'old', 'older']);
  expect(container.querySelector('#old')?.closest('.heading')).toBe(screen.getByRole('heading').closest('.heading'));
});

test.each([
  ['footerjs', 'content'],
  ['related-packages', 'content'],
  ['import-meta-env', 'content'],
  ['output-format', ''],
])('the class of a heading with the id %s keeps it in reader modes', (id, expected) => {
  const Heading = find<ComponentProps<'h2'>>('h2');
  render(<Heading id={id}>Part</Heading>);
  expect(screen.getByRole('heading').className).toBe(expected);
});

test('the heading of the footnotes has no anchor', () => {
  const Heading = find<ComponentProps<'h2'>>('h2');
  render(
    <Heading id="footnote-label" className="sr-only">
      Footnotes
    </Heading>,
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['https://rspack.rs', '_blank', 'noopener noreferrer'],
  ['/guide/start/', null, null],
  ['#code', null, null],
])('a link to %s', (href, target, rel) => {
  const Link = find<ComponentProps<'a'>>('a');
  render(<Link href={href}>words</Link>);
  const link = screen.getByRole('link', { name: 'words' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([href, target, rel]);
});

test('footnote links keep their attributes', () => {
  const Link = find<Record<string, unknown>>('a');
  render(
    <Link href="#fn-1" id="fnref-1" data-footnote-ref="" aria-describedby="footnote-label">
      1
    </Link>,
  );
  const link = screen.getByRole('link');
  expect([link.id, link.dataset.footnoteRef, link.getAttribute('aria-describedby')]).toEqual(['fnref-1', '', 'footnote-label']);
});

test('a table is in a focusable, named scroll container', () => {
  const Table = find<ComponentProps<'table'>>('table', createMdxComponents(zh));
  render(
    <Table>
      <tbody />
    </Table>,
  );
  const group = screen.getByRole('group', { name: '表格' });
  expect(group.tabIndex).toBe(0);
  expect(within(group).getByRole('table')).toBeTruthy();
});

test('headers of a table are those of columns; an empty corner is none', () => {
  const Header = find<ComponentProps<'th'>>('th', createMdxComponents(zh));
  const { container } = render(
    <table>
      <thead>
        <tr>
          <Header />
          <Header>Format</Header>
        </tr>
      </thead>
    </table>,
  );
  expect(container.querySelector('tr')?.innerHTML).toBe('<td></td><th scope="col">Format</th>');
});

test.each([
  [undefined, 'Tip', []],
  ['Mind this', 'Mind this', ['Tip']],
])('the heading of a callout with the title %s is %s, and its icon is labeled if the title differs', (title, expected, icons) => {
  const Callout = find<{ type: string; title?: string; children: string }>('Callout');
  render(
    <Callout type="tip" title={title}>
      Words
    </Callout>,
  );
  expect(screen.getByRole('note').textContent).toBe(`${expected}Words`);
  expect(screen.queryAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual(icons);
});

test.each(['tip', 'details'])('code in the title of a callout of the type %s is one element with the text, even twice', (type) => {
  const Callout = find<{ type: string; title: string; children: string }>('Callout');
  const { container } = render(
    <Callout type={type} title="`a` is not `a`">
      Words
    </Callout>,
  );
  expect(container.querySelector('.callout > :first-child > span')?.innerHTML).toBe('<code>a</code> is not <code>a</code>');
});

test('a callout of the type details is collapsible', () => {
  const Callout = find<{ type: string; children: string }>('Callout');
  const { container } = render(<Callout type="details">Words</Callout>);
  expect(container.querySelector('details')?.open).toBe(false);
  expect(container.querySelector('summary')?.textContent).toBe('Details');
});

test('a badge shows its text or its children', () => {
  const Badge = find<{ text?: string; type?: string; children?: string }>('Badge');
  const { container } = render(
    <>
      <Badge text="since 1.0" type="info" />
      <Badge>web</Badge>
    </>,
  );
  expect([...container.querySelectorAll('.badge')].map((badge) => [badge.className, badge.textContent])).toEqual([
    ['badge text-info bg-info-soft', 'since 1.0'],
    ['badge text-tip bg-tip-soft', 'web'],
  ]);
});

test('the name of a task list checkbox says whether the task is done', () => {
  const Input = find<ComponentProps<'input'>>('input');
  render(
    <>
      <Input type="checkbox" checked disabled />
      <Input type="checkbox" disabled />
    </>,
  );
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual(['Done', 'Not done']);
});

test('package manager tabs have a code block for each package manager', () => {
  const PackageManagerTabs = find<{ managers: readonly { manager: PackageManager; html: string }[] }>('PackageManagerTabs');
  render(
    <PackageManagerTabs
      managers={[
        { manager: 'npm', html: '<pre><code>npm ci</code></pre>' },
        { manager: 'pnpm', html: '<pre><code>pnpm i</code></pre>' },
      ]}
    />,
  );
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['npm', 'pnpm']);
  expect(screen.getAllByRole('tabpanel').map((panel) => panel.querySelector('code')?.textContent)).toEqual(['npm ci', 'pnpm i']);
});
