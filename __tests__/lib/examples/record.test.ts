import { findUnrecorded } from '@/lib/examples/record';

const LOG = ['Rslib v{version}', '', 'error   Unsupported format: amd', '  × Module not found in 1 file', 'ready   built in … s'];

test.each([
  ['error   Unsupported format: amd', undefined],
  ['× Module not found in 1 file\n\nerror   Unsupported format: amd', undefined],
  ['ready   built in … s', undefined],
  ['error   Unsupported format: …', undefined],
  ['… format: amd', undefined],
  ['error … format: …', undefined],
  ['error   Unsupported format: amd\nerror   Rspack build failed.', 'error   Rspack build failed.'],
  ['error   Unsupported format', 'error   Unsupported format'],
  ['Unsupported format: amd', 'Unsupported format: amd'],
  ['error   Unsupported format: cjs …', 'error   Unsupported format: cjs …'],
  ['error … amd … amd', 'error … amd … amd'],
  ['error   Unsupported format: … format: amd', 'error   Unsupported format: … format: amd'],
])('the first line of %j that is not in the log is %j', (quote, expected) => {
  expect(findUnrecorded(quote, LOG)).toBe(expected);
});

test('a line may contain a text that a check expects, since the rest of that output is not recorded', () => {
  const said = ['ERR_MODULE_NOT_FOUND'];
  expect(findUnrecorded('Error [ERR_MODULE_NOT_FOUND]: Cannot find …', LOG, said)).toBeUndefined();
  expect(findUnrecorded('Error [ERR_REQUIRE_ESM]: …', LOG, said)).toBe('Error [ERR_REQUIRE_ESM]: …');
});
