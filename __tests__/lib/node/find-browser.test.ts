import path from 'node:path';
import { findBrowser } from '@/lib/node/find-browser.mjs';
import { createFolder } from '../../support/temporary-folder';

test('a variable takes precedence over system paths', async () => {
  const folder = createFolder({ mine: '', system: '' });
  const [mine, system] = [path.join(folder, 'mine'), path.join(folder, 'system')];
  expect(await findBrowser({ CHROME_PATH: mine }, [system])).toBe(mine);
  expect(await findBrowser({ CHROMIUM: mine }, [system])).toBe(mine);
  expect(await findBrowser({ CHROMIUM: '1' }, [system])).toBe(system);
  expect(await findBrowser({}, [path.join(folder, 'none'), system])).toBe(system);
});

test('a variable with a missing file is an error', async () => {
  await expect(findBrowser({ CHROME_PATH: '/nowhere/chrome' }, [])).rejects.toThrow(
    'CHROME_PATH is /nowhere/chrome, which does not exist.',
  );
});
