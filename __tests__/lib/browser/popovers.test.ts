import { isPopoverOpen, OPEN_ATTRIBUTE } from '@/lib/browser/popovers';
import { isReady, markReady, READY_ATTRIBUTE } from '@/lib/browser/ready';

test.each([true, false])('a popover is open: %s', (isOpen) => {
  const popover = document.createElement('div');
  Object.assign(popover, { matches: (selector: string) => selector === ':popover-open' && isOpen });
  expect(isPopoverOpen(popover)).toBe(isOpen);
});

test('is closed in browsers without popovers, unless the script that opens them there has marked it', () => {
  const element = document.createElement('div');
  const matches = () => {
    throw new SyntaxError("':popover-open' is not a valid selector.");
  };
  Object.assign(element, { matches });
  expect(isPopoverOpen(element)).toBe(false);
  element.setAttribute(OPEN_ATTRIBUTE, '');
  expect(isPopoverOpen(element)).toBe(true);
});

test('the page is ready once it is marked', () => {
  expect(isReady()).toBe(false);
  markReady();
  expect([isReady(), document.documentElement.getAttribute(READY_ATTRIBUTE)]).toEqual([true, '']);
  markReady();
  expect(isReady()).toBe(true);
});
