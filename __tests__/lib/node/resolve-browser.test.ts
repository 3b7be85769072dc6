import path from 'node:path';
import { resolveBrowser } from '@/lib/node/resolve-browser';
import { createFolder } from '../../support/temporary-folder';

test('a variable takes precedence over system paths', () => {
  const folder = createFolder({ mine: '', system: '' });
  const [mine, system] = [path.join(folder, 'mine'), path.join(folder, 'system')];
  expect(resolveBrowser({ CHROME_PATH: mine }, [system])).toBe(mine);
  expect(resolveBrowser({ CHROMIUM: mine }, [system])).toBe(mine);
  expect(resolveBrowser({ CHROMIUM: '1' }, [system])).toBe(system);
  expect(resolveBrowser({}, [path.join(folder, 'none'), system])).toBe(system);
});

test('a variable with a missing file is an error', () => {
  expect(() => resolveBrowser({ CHROME_PATH: '/nowhere/chrome' }, [])).toThrow('CHROME_PATH is /nowhere/chrome, which does not exist.');
});
