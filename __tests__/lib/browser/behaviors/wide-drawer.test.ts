import { closeWideDrawer } from '@/lib/browser/behaviors/wide-drawer';
import { stubBrowser } from '../../../support/browser-stubs';

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser();
  document.body.innerHTML = '';
});

/** Adds an open drawer. */
function open() {
  document.body.innerHTML = '<div id="sidebar" popover="auto"></div>';
  document.getElementById('sidebar')?.togglePopover();
}
const isOpen = () => document.querySelector('[data-open]') !== null;

test.each(['(min-width: 48rem)', '(min-width: 60rem)'])('the drawer closes when %s matches', (query) => {
  closeWideDrawer();
  open();
  browser.findMedia(query).set(false);
  expect(isOpen()).toBe(true);
  browser.findMedia(query).set(true);
  expect(isOpen()).toBe(false);
});

test('a page may have no drawer', () => {
  closeWideDrawer();
  expect(() => browser.findMedia('(min-width: 48rem)').set(true)).not.toThrow();
});
