import { runFramework } from '@/lib/cli/run-framework';

test('errors in the content are the reason of a failure, and not that the framework has been stopped', async () => {
  const error = new Error('1 error in the content');
  await expect(runFramework({}, Promise.reject(error))).rejects.toBe(error);
});
