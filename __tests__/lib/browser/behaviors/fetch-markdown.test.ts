import { fetchMarkdown } from '@/lib/browser/behaviors/copy-page';
import { reply } from '../../../support/fake-framework';

function answer(body: string, status = 200): void {
  globalThis.fetch = async () => reply(body, status);
}

test('returns the Markdown version unchanged', async () => {
  answer('---\ntitle: "A"\n---\n\n# A\n');
  expect(await fetchMarkdown('/a.md')).toBe('---\ntitle: "A"\n---\n\n# A\n');
});

test.each([
  ['an error', '---\nnot found', 404],
  ['the page that a host sends for what is missing', '<!DOCTYPE html><title>404</title>', 200],
  ['nothing', '', 200],
])('%s is not Markdown', async (_, body, status) => {
  answer(body, status);
  await expect(fetchMarkdown('/a.md')).rejects.toThrow(`No Markdown at /a.md (status ${status}).`);
});
