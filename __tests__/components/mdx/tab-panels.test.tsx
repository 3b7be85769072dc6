import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tab, Tabs } from '@/components/mdx/tabs';
import { revealFoundText } from '@/lib/browser/behaviors/found-text';
import { linkTabPanels } from '@/lib/browser/behaviors/tab-panels';
import { en } from '@/lib/site/texts/en';
import { trackListeners } from '../../support/track-listeners';

const LABELS = Array.from({ length: 10 }, (_, index) => `Tab ${index + 1}`);

beforeEach(() => localStorage.clear());

const draw = () =>
  render(
    <Tabs texts={en.tabs}>
      {LABELS.map((label) => (
        <Tab key={label} label={label}>
          <p>{`Body of ${label}`}</p>
        </Tab>
      ))}
    </Tabs>,
  );

test('each tab controls its panel, which has the name of the tab', () => {
  draw();
  const stop = trackListeners();
  linkTabPanels();
  const tabs = screen.getAllByRole('tab');
  const panels = tabs.map((tab) => document.getElementById(tab.getAttribute('aria-controls') ?? ''));
  expect(panels.map((panel) => [panel?.getAttribute('role'), panel?.getAttribute('aria-label'), panel?.textContent])).toEqual(
    LABELS.map((label) => ['tabpanel', label, `Body of ${label}`]),
  );
  expect(tabs.map(({ textContent }) => textContent)).toEqual(LABELS);
  stop();
});

test('the stylesheet shows only the panel of the selected tab', () => {
  const { container } = draw();
  const [tabs] = container.querySelectorAll<HTMLElement>('.tabs');
  // The rule with a selector for each tab.
  const rule = /([^{};]*\.tabs\[data-index="0"\] > :nth-child[^{]*)\{/.exec(readFileSync('styles/mdx.css', 'utf8'))?.[1] ?? '';
  const selectors = rule.split(',').map((selector) => selector.trim());
  expect(selectors).toHaveLength(LABELS.length);
  for (const label of LABELS) {
    fireEvent.click(screen.getByRole('tab', { name: label }));
    const shown = [...(tabs?.querySelectorAll('.tab-panel') ?? [])].filter((panel) =>
      selectors.some((selector) => panel.matches(selector)),
    );
    expect(shown.map((panel) => panel.textContent)).toEqual([`Body of ${label}`]);
  }
});

test.each([
  ['of a group, and that of all others', 'pm', ['B', 'B']],
  ['without a group', undefined, ['B', 'A']],
])('text that the browser finds selects its tab %s', async (_, group, expected) => {
  render(
    ['first', 'second'].map((name) => (
      <Tabs texts={en.tabs} key={name} groupId={group}>
        <Tab label="A">{`A of ${name}`}</Tab>
        <Tab label="B">{`B of ${name}`}</Tab>
      </Tabs>
    )),
  );
  const stop = trackListeners();
  revealFoundText();
  await act(async () => void screen.getByText('B of first').dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent)).toEqual(expected);
  expect(localStorage).toHaveLength(0);
  stop();
  window.foundTabs = undefined;
});
