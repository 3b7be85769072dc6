import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { dismissMenus } from '@/lib/browser/behaviors/dismiss-menus';
import { isPopoverOpen } from '@/lib/browser/popovers';
import { stubBrowser } from '../../../support/browser-stubs';
import { trackListeners } from '../../../support/track-listeners';

let stop: () => void;

beforeEach(() => {
  stop = trackListeners();
  dismissMenus();
});
afterEach(() => stop());

function openMenu() {
  const { container } = render(
    <>
      <details data-menu>
        <summary>ON THIS PAGE</summary>
        <nav>
          <span>words</span>
          <a href="#usage">Usage</a>
        </nav>
      </details>
      <p>outside</p>
    </>,
  );
  const menu = container.querySelector('details') as HTMLDetailsElement;
  menu.open = true;
  return menu;
}

test.each([
  ['outside', false],
  ['Usage', false],
  ['words', true],
])('after a click on "%s", the menu is open: %s', (text, expected) => {
  const menu = openMenu();
  fireEvent.click(screen.getByText(text));
  expect(menu.open).toBe(expected);
});

test('a click on a link closes its popover, unless it opens a new tab', () => {
  stubBrowser();
  document.body.innerHTML = '<div popover="auto"><a href="#a"><b>A</b></a><a href="#b" target="_blank">B</a>words</div><a href="#c">C</a>';
  const popover = document.querySelector('div') as HTMLElement;
  const isOpenAfter = (target: Element | null, init?: MouseEventInit) => {
    popover.togglePopover(true);
    fireEvent.click(target ?? document, init);
    return isPopoverOpen(popover);
  };
  expect(['b', 'a[target]', 'div', 'body > a'].map((selector) => isOpenAfter(document.querySelector(selector)))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(isOpenAfter(document.querySelector('b'), { ctrlKey: true })).toBe(true);
});

test('Escape closes the menu and restores the focus', () => {
  const menu = openMenu();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('ON THIS PAGE');
});

test('other keys leave the menu open', () => {
  const menu = openMenu();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(menu.open).toBe(true);
});

test('closes only open menus, and does not change other details', () => {
  document.body.innerHTML = `<details id="a" data-menu open><summary>A</summary></details><details id="b" data-menu><summary>B</summary></details>
    <details id="c" open><summary>C</summary></details>`;
  const isOpen = () => ['a', 'b', 'c'].map((id) => (document.getElementById(id) as HTMLDetailsElement).open);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([isOpen(), document.activeElement?.textContent]).toEqual([[false, false, true], 'A']);
  (document.getElementById('b') as HTMLDetailsElement).open = true;
  fireEvent.click(document.querySelector('#c summary') as Element);
  expect(isOpen().slice(0, 2)).toEqual([false, false]);
});
