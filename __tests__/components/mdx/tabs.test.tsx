import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Tab, Tabs } from '@/components/mdx/tabs';
import { handleStaticClick, handleStaticKey } from '@/lib/browser/start/static-controls';
import { en } from '@/lib/site/texts/en';
import { forbidStorage } from '../../support/forbid-storage';
import { hydratePage } from '../../support/hydrate-page';
import { renderPage } from '../../support/render-page';

/** Each test uses its own group, because a choice that cannot be stored outlives its components. */
let groups = 0;
let groupId: string;
beforeEach(() => {
  localStorage.clear();
  groups += 1;
  groupId = `group-${groups}`;
});
afterEach(() => void jest.restoreAllMocks());

function Sample({
  labels = ['ESM', 'CJS', 'UMD'],
  group = groupId,
  defaultValue,
}: {
  labels?: string[];
  group?: string;
  defaultValue?: string;
}) {
  return (
    <Tabs texts={en.tabs} groupId={group} defaultValue={defaultValue}>
      {labels.map((label) => (
        <Tab key={label} label={label}>
          <p>{`Body of ${label}`}</p>
        </Tab>
      ))}
    </Tabs>
  );
}

const listSelected = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);
const listIndexes = (container: Element) => [...container.querySelectorAll<HTMLElement>('.tabs')].map((tabs) => tabs.dataset.index);

test('a click selects a tab, stores its index and updates all groups with the same id', () => {
  const { container } = render(
    <>
      <Sample />
      <Sample />
      <Sample group="another" />
    </>,
  );
  fireEvent.click(screen.getAllByRole('tab', { name: 'CJS' })[0] as Element);
  expect(listSelected()).toEqual(['CJS', 'CJS', 'ESM']);
  expect(listIndexes(container)).toEqual(['1', '1', '0']);
  expect(localStorage.getItem(`rslib-docs:tabs:${groupId}`)).toBe('1');
});

test('keys select and focus tabs, and other keys are left to the browser', () => {
  render(<Sample />);
  const press = (init: KeyboardEventInit) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), init);
  for (const label of ['CJS', 'UMD', 'ESM']) {
    expect(press({ key: 'ArrowRight' })).toBe(false);
    expect([listSelected(), document.activeElement?.textContent]).toEqual([[label], label]);
  }
  expect([press({ key: 'ArrowRight', altKey: true }), press({ key: 'ArrowDown' }), listSelected()]).toEqual([true, true, ['ESM']]);
});

test('only the selected tab is in the tab order', () => {
  render(<Sample />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test.each([
  ['a stored index', '2', ['UMD']],
  ['an index out of range', '3', ['ESM']],
])('starts with %s', (_, stored, expected) => {
  localStorage.setItem(`rslib-docs:tabs:${groupId}`, stored);
  render(<Sample />);
  expect(listSelected()).toEqual(expected);
});

test('a stored index that is out of range is kept for groups with more tabs', () => {
  localStorage.setItem(`rslib-docs:tabs:${groupId}`, '2');
  render(
    <>
      <Sample labels={['npm', 'yarn']} />
      <Sample />
    </>,
  );
  expect(listSelected()).toEqual(['npm', 'UMD']);
});

test('follows selections in other windows', () => {
  render(<Sample />);
  localStorage.setItem(`rslib-docs:tabs:${groupId}`, '1');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(listSelected()).toEqual(['CJS']);
});

test('works without local storage', () => {
  forbidStorage();
  render(<Sample />);
  fireEvent.click(screen.getByRole('tab', { name: 'UMD' }));
  expect(listSelected()).toEqual(['UMD']);
});

test('the exported HTML contains all panels with their labels, and no ids', () => {
  const page = renderPage(<Sample defaultValue="CJS" />);
  expect(
    [...page.querySelectorAll<HTMLElement>('[role=tabpanel]')].map((panel) => [
      panel.getAttribute('aria-label'),
      panel.textContent,
      panel.hidden,
    ]),
  ).toEqual([
    ['ESM', 'Body of ESM', false],
    ['CJS', 'Body of CJS', false],
    ['UMD', 'Body of UMD', false],
  ]);
  expect(page.querySelector<HTMLElement>('.tabs')?.dataset.index).toBe('1');
  expect(page.querySelectorAll('[id], [aria-controls], [aria-labelledby]')).toHaveLength(0);
});

describe('a tab that was selected before hydration', () => {
  const hydrate = (page: ReactElement, select: (tabs: readonly HTMLElement[]) => void) =>
    hydratePage(page, (container) => select([...container.querySelectorAll<HTMLElement>('[role=tab]')]));
  const readTabs = () => screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected'), tab.tabIndex]);

  test.each([
    ['of a group', undefined],
    ['of a group without a name', ''],
  ])('stays selected: %s', (_, group) => {
    const container = hydrate(<Sample group={group} />, (tabs) => handleStaticClick(tabs[2] as HTMLElement));
    expect(listIndexes(container)).toEqual(['2']);
    expect(readTabs()).toEqual([
      ['ESM', 'false', -1],
      ['CJS', 'false', -1],
      ['UMD', 'true', 0],
    ]);
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowLeft' });
    expect([listSelected(), listIndexes(container)]).toEqual([['CJS'], ['1']]);
  });

  test('stays selected and focused after a key, in all groups of the same name', () => {
    const page = (
      <>
        <Sample />
        <Sample />
      </>
    );
    const container = hydrate(page, ([first]) => {
      first?.focus();
      handleStaticKey(first as HTMLElement, new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    });
    expect([listSelected(), listIndexes(container), document.activeElement?.textContent]).toEqual([['CJS', 'CJS'], ['1', '1'], 'CJS']);
  });

  test('stays selected without local storage', () => {
    forbidStorage();
    hydrate(<Sample />, (tabs) => handleStaticClick(tabs[1] as HTMLElement));
    expect(listSelected()).toEqual(['CJS']);
  });
});

test('the list has the name that the page gives it, or else a general one', () => {
  render(
    ['Format', undefined].map((label) => (
      <Tabs key={label ?? ''} label={label} texts={en.tabs}>
        <Tab label="ESM">One</Tab>
      </Tabs>
    )),
  );
  expect(screen.getAllByRole('tablist').map((list) => list.getAttribute('aria-label'))).toEqual(['Format', 'Alternatives']);
});
