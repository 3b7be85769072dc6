import type { Page, Response } from 'playwright';

/** Collects the responses that a page receives from now on. */
export function collectResponses(page: Page): readonly Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return responses;
}

/** Adds up the sizes of response bodies, as sent, in KiB. */
export async function sumSizes(responses: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map(async (response) => (await response.request().sizes()).responseBodySize));
  return sizes.reduce((total, size) => total + size, 0) / 1024;
}

export function findKind(response: Response): 'html' | 'js' | 'css' | 'fonts' | undefined {
  const type = response.headers()['content-type'] ?? '';
  if (type.startsWith('text/html')) return 'html';
  if (type.startsWith('text/javascript')) return 'js';
  if (type.startsWith('text/css')) return 'css';
  return type.startsWith('font/') ? 'fonts' : undefined;
}
