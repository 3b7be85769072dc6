import { stubBrowser } from '../../../support/browser-stubs';

test('runs the behaviors that may wait, and no others', async () => {
  stubBrowser();
  document.body.innerHTML = `
    <a class="search-button" href="/search-index">Search</a>
    <div id="code-tools" hidden><button class="code-tool">Copy</button></div><div class="code-block"><pre></pre></div>`;
  await import('@/lib/browser/start/late-script');
  expect(document.querySelector('.code-block button')?.textContent).toBe('Copy');
  expect(document.querySelector('.search-button')?.hasAttribute('role')).toBe(false);
});
