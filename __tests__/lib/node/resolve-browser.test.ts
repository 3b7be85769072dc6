import path from 'node:path';
import { resolveBrowser } from '@/lib/node/resolve-browser.mjs';
import { createFolder } from '../../support/temporary-folder';

test('a variable takes precedence over system paths', async () => {
  const folder = createFolder({ mine: '', system: '' });
  const [mine, system] = [path.join(folder, 'mine'), path.join(folder, 'system')];
  expect(await resolveBrowser({ CHROME_PATH: mine }, [system])).toBe(mine);
  expect(await resolveBrowser({ CHROMIUM: mine }, [system])).toBe(mine);
  expect(await resolveBrowser({ CHROMIUM: '1' }, [system])).toBe(system);
  expect(await resolveBrowser({}, [path.join(folder, 'none'), system])).toBe(system);
});

test('a variable with a missing file is an error', async () => {
  await expect(resolveBrowser({ CHROME_PATH: '/nowhere/chrome' }, [])).rejects.toThrow(
    'CHROME_PATH is /nowhere/chrome, which does not exist.',
  );
});
