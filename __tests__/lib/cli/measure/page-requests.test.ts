import type { Response } from 'playwright';
import { sumSizes } from '@/lib/cli/measure/page-requests';
import { buildSiteHeaders } from '@/lib/export/hosts/headers';

const [[, scriptType = ''] = []] = buildSiteHeaders('').types.filter(([extension]) => extension === 'js');

/** A response with a type and a size in KiB. */
const respond = (type: string, size: number) => {
  const sizes = async () => ({ responseBodySize: size * 1024 });
  return { headers: () => ({ 'content-type': type }), request: () => ({ sizes }) } as unknown as Response;
};

const RESPONSES = [
  respond('text/html; charset=utf-8', 1),
  respond(scriptType, 2),
  respond('text/css; charset=utf-8', 4),
  respond('font/woff2', 8),
  respond('image/svg+xml; charset=utf-8', 16),
];

test.each([
  ['text/html', 1],
  ['text/javascript', 2],
  ['text/css', 4],
  ['font/', 8],
  ['', 31],
])('the responses of the type "%s" have %d KiB', async (type, size) => {
  expect(await sumSizes(RESPONSES, type)).toBe(size);
});

test('a response from the cache adds nothing, although the browser subtracts its headers', async () => {
  expect(await sumSizes([respond('text/css', 4), respond('text/css', -1)])).toBe(4);
});
