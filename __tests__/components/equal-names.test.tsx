import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Breadcrumbs } from '@/components/doc/breadcrumbs';
import { FeatureGrid } from '@/components/home/feature-grid';
import { HeroActions } from '@/components/home/hero-actions';
import { TabGroup } from '@/components/mdx/tab-group.client';
import { SocialLinks } from '@/components/shell/social-links';
import { stubBrowser } from '../support/browser-stubs';

beforeEach(() => {
  stubBrowser();
});

const icon = { icon: 'github', mode: 'link', content: 'https://a.example/' } as const;
const action = { theme: 'alt', text: 'Same', link: '/a' } as const;
const feature = { title: 'Same', details: 'Words.' };

/** Renders a number of equal entries. If React mistook them for one, some of the old ones would remain after an update. */
test.each<[string, string, (count: number) => ReactElement]>([
  ['breadcrumbs', 'li', (count) => <Breadcrumbs items={fill(count, { text: 'Same', link: '/a' })} label="" />],
  ['social links', 'a', (count) => <SocialLinks links={fill(count, icon)} moreLabel="" />],
  ['buttons of the hero', 'a', (count) => <HeroActions actions={fill(count, action)} />],
  ['features', 'li', (count) => <FeatureGrid features={fill(count, feature)} title="" />],
  [
    'tabs',
    '[role=tab]',
    (count) => (
      <TabGroup
        name="Equal"
        groupId="equal"
        labels={fill(count, 'Same')}
        panels={fill(count, <p>Body</p>)}
        defaultIndex={0}
        isCode={false}
      />
    ),
  ],
])('%s with the same name are all shown', (_, selector, draw) => {
  const { container, rerender } = render(draw(3));
  expect(container.querySelectorAll(selector)).toHaveLength(3);
  rerender(draw(2));
  expect(container.querySelectorAll(selector)).toHaveLength(2);
});

function fill<Entry>(count: number, entry: Entry): readonly Entry[] {
  return Array.from({ length: count }, () => entry);
}
