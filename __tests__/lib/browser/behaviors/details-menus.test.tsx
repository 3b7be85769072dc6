import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { dismissDetailsMenus } from '@/lib/browser/behaviors/details-menus';

beforeAll(() => dismissDetailsMenus());

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

test('Escape closes the menu and restores the focus', () => {
  const menu = openMenu();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('ON THIS PAGE');
});
