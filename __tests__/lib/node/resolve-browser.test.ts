import path from 'node:path';
import { resolveBrowser } from '@/lib/node/resolve-browser';
import { createFolder } from '../../support/temporary-folder';

test('a variable takes precedence over system paths', () => {
  const folder = createFolder({ mine: '', system: '' });
  const [mine, system] = [path.join(folder, 'mine'), path.join(folder, 'system')];
  expect(resolveBrowser({ CHROME_PATH: mine }, [system])).toBe(mine);
  expect(resolveBrowser({ CHROMIUM: mine }, [system])).toBe(mine);
  expect(resolveBrowser({ CHROME_PATH: path.relative(process.cwd(), mine) }, [system])).toBe(mine);
  expect(resolveBrowser({ CHROMIUM: '1' }, [system])).toBe(system);
  expect(resolveBrowser({}, [path.join(folder, 'none'), system])).toBe(system);
});

test.each(['/nowhere/chrome', './nowhere/chrome'])('a variable with the missing file %s is an error', (file) => {
  expect(() => resolveBrowser({ CHROME_PATH: file }, [])).toThrow(`CHROME_PATH is ${file}, which does not exist.`);
});
