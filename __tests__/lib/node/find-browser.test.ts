import path from 'node:path';
import { findBrowser } from '@/lib/node/find-browser.mjs';
import { createFolder } from '../../support/temporary-folder';

test('a variable goes before the places of the system', async () => {
  const folder = createFolder({ mine: '', system: '' });
  const [mine, system] = [path.join(folder, 'mine'), path.join(folder, 'system')];
  expect(await findBrowser({ CHROME_PATH: mine }, [system])).toBe(mine);
  expect(await findBrowser({ CHROMIUM: mine }, [system])).toBe(mine);
  expect(await findBrowser({ CHROMIUM: '1' }, [system])).toBe(system);
  expect(await findBrowser({}, [path.join(folder, 'none'), system])).toBe(system);
});

test('a variable that names nothing is an error', async () => {
  await expect(findBrowser({ CHROME_PATH: '/nowhere/chrome' }, [])).rejects.toThrow(
    'CHROME_PATH is /nowhere/chrome, and there is no such file.',
  );
});
