import type { Response } from 'playwright';
import { findKind } from '@/lib/cli/measure/page-requests';
import { listSiteHeaders } from '@/lib/export/hosts/headers';

const [[, scriptType = ''] = []] = listSiteHeaders('').types.filter(([extension]) => extension === 'js');

test.each([
  ['text/html; charset=utf-8', 'html'],
  [scriptType, 'js'],
  ['text/css; charset=utf-8', 'css'],
  ['font/woff2', 'fonts'],
  ['image/svg+xml; charset=utf-8', undefined],
])('a response of the type %s counts as %s', (type, kind) => {
  const response: Pick<Response, 'headers'> = { headers: () => ({ 'content-type': type }) };
  expect(findKind(response)).toBe(kind);
});
