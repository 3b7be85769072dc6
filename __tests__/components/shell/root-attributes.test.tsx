import { render } from '@testing-library/react';
import { useRootAttributes } from '@/components/shell/use-root-attributes';

const root = document.documentElement;

/** Changes attributes of `html` after the hook has read them. */
function Shell({ change }: { readonly change: () => void }) {
  useRootAttributes();
  change();
  return null;
}

function removeAll(): void {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
}

beforeEach(() => {
  root.dataset.theme = 'dark';
  root.setAttribute('data-pending-search', 'abc');
});
afterEach(removeAll);

test('restores the attributes if React has removed them', () => {
  render(<Shell change={removeAll} />);
  expect([root.dataset.theme, root.getAttribute('data-pending-search')]).toEqual(['dark', 'abc']);
});

test('does not restore what a script has removed', () => {
  render(<Shell change={() => root.removeAttribute('data-pending-search')} />);
  expect([root.dataset.theme, root.getAttribute('data-pending-search')]).toEqual(['dark', null]);
});
