import path from 'node:path';
import { readImports, readSourceModules, type SourceModule } from './read-imports';

/** Folders or files that a folder may import: `uses` at run time, `types` as types only. Imports within a folder are always allowed. */
interface Layer {
  readonly uses: readonly string[];
  readonly types?: readonly string[];
}

/** Imports go in one direction only. A folder of `components` follows its own rule, then the common one. */
const LAYERS: Readonly<Record<string, Layer>> = {
  'lib/site': { uses: [] },
  'lib/routes': { uses: [], types: ['lib/site'] },
  'lib/node': { uses: [], types: ['lib/routes', 'lib/site'] },
  'lib/translator': { uses: [], types: ['lib/site'] },
  'lib/browser': { uses: ['lib/routes', 'lib/site', 'lib/translator'] },
  'lib/examples': { uses: ['lib/node', 'lib/site'] },
  'lib/markdown': { uses: ['lib/examples', 'lib/node', 'lib/routes', 'lib/site'] },
  'lib/source': { uses: ['lib/examples', 'lib/markdown', 'lib/node', 'lib/routes', 'lib/site', '@site-config'] },
  'lib/page-view': { uses: ['lib/source', 'lib/routes', 'lib/site'], types: ['lib/markdown'] },
  'lib/search': { uses: ['lib/browser', 'lib/routes', 'lib/site'] },
  // The program of the docs package.
  'lib/docs-server': { uses: ['lib/routes', 'lib/search', 'lib/site'] },
  // The search index must be built with the tokenizer of the search engine.
  'lib/outputs': { uses: ['lib/markdown', 'lib/page-view', 'lib/routes', 'lib/search', 'lib/site', 'lib/source'], types: ['lib/examples'] },
  'lib/checks': { uses: ['lib/examples', 'lib/markdown', 'lib/node', 'lib/routes', 'lib/site', 'lib/source'] },
  'lib/export': { uses: ['lib/browser', 'lib/node', 'lib/outputs', 'lib/page-view', 'lib/routes', 'lib/search', 'lib/site', 'lib/source'] },
  // Commands that people run; nothing imports them.
  'lib/cli': {
    uses: [
      'lib/browser',
      'lib/checks',
      'lib/docs-server',
      'lib/examples',
      'lib/export',
      'lib/node',
      'lib/outputs',
      'lib/page-view',
      'lib/routes',
      'lib/search',
      'lib/site',
      'lib/source',
    ],
  },
  components: {
    uses: ['lib/browser', 'lib/routes', 'lib/search', 'lib/site', 'lib/translator', 'styles'],
    types: ['lib/markdown', 'lib/outputs', 'lib/page-view', 'lib/source'],
  },
  app: {
    uses: [
      'components',
      'lib/markdown',
      'lib/outputs',
      'lib/page-view',
      'lib/routes',
      'lib/search',
      'lib/site',
      'lib/source',
      'styles',
      '@site-config',
    ],
  },
};

/** Components that content uses do not depend on page layouts. */
const COMPONENT_LAYERS: Readonly<Record<string, readonly string[]>> = {
  'components/hooks': [],
  'components/ui': ['components/hooks'],
  'components/mdx': ['components/hooks', 'components/ui'],
};

/** Client components that every page needs: the shell, and the links of its navigation. `app/global-error.tsx` replaces them if they fail. */
const SHELL: readonly string[] = [
  'components/shell/active-link.client.tsx',
  'components/shell/by-version.client.tsx',
  'components/shell/failed-page.client.tsx',
  'components/shell/home-link.client.tsx',
  'components/shell/language-links.client.tsx',
  'components/shell/nav-group.client.tsx',
  'components/shell/page-boundary.client.tsx',
  'components/shell/page-title.client.tsx',
  'components/shell/shell-root.client.tsx',
  'components/shell/sidebar-button.client.tsx',
  'components/shell/sidebar-group.client.tsx',
  'components/shell/version-links.client.tsx',
  'components/ui/site-link.client.tsx',
];

const modules = readSourceModules();

function findLayer(file: string): string {
  return file.startsWith('lib/') ? file.split('/').slice(0, 2).join('/') : (file.split('/')[0] ?? '');
}

function listViolations(find: (module: SourceModule) => readonly string[]): string[] {
  return modules.flatMap((module) => find(module).map((violation) => `${module.file} ${violation}`));
}

/** Finds the cycles of a graph, each once, as `a -> b -> a`. */
function findCycles(edges: ReadonlyMap<string, Iterable<string>>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (node: string, trail: readonly string[]): void => {
    if (trail.includes(node)) cycles.push([...trail.slice(trail.indexOf(node)), node].join(' -> '));
    if (trail.includes(node) || done.has(node)) return;
    for (const target of edges.get(node) ?? []) visit(target, [...trail, node]);
    done.add(node);
  };
  for (const node of edges.keys()) visit(node, []);
  return cycles;
}

const graph = (edges: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(edges));

test('reads all forms of imports', () => {
  const text = `import type { A } from '@/lib/site/types';
import {
  type B,
  c,
} from './paths';
import { type D } from "zod";
import '@/styles/globals.css';
export { e } from '@site-config';
// import { no } from 'comment';
const f = await import('./path-rules');
`;
  expect(readImports('lib/routes/x.ts', text)).toEqual([
    { target: 'lib/site/types.ts', typeOnly: true, reexport: false },
    { target: 'lib/routes/paths.ts', typeOnly: false, reexport: false },
    { target: 'zod', typeOnly: true, reexport: false },
    { target: '@site-config', typeOnly: false, reexport: true },
    { target: 'styles/globals.css', typeOnly: false, reexport: false },
    { target: 'lib/routes/path-rules.ts', typeOnly: false, reexport: false },
  ]);
});

test('every folder has a rule', () => {
  expect([...new Set(modules.map(({ file }) => findLayer(file)))].filter((layer) => !(layer in LAYERS))).toEqual([]);
});

test('imports go in one direction only', () => {
  const violations = listViolations(({ file, imports }) => {
    const own = findLayer(file);
    const layer = LAYERS[own];
    if (!layer) return [];
    return imports
      .filter(({ target }) => target === '@site-config' || /^(?:app|components|lib|styles)\//.test(target))
      .filter(({ target, typeOnly }) => {
        const other = target === '@site-config' ? target : findLayer(target);
        const isAmong = (list: readonly string[]) => list.includes(other) || list.includes(target);
        return other !== own && !isAmong(layer.uses) && !(typeOnly && isAmong(layer.types ?? []));
      })
      .map(({ target, typeOnly }) => `imports ${typeOnly ? 'a type of ' : ''}${target}`);
  });
  expect(violations).toEqual([]);
});

test('components that content uses do not import page layouts', () => {
  const violations = listViolations(({ file, imports }) => {
    const own = file.split('/').slice(0, 2).join('/');
    const allowed = COMPONENT_LAYERS[own];
    if (!allowed) return [];
    return imports
      .filter(({ target }) => target.startsWith('components/') && ![own, ...allowed].some((folder) => target.startsWith(`${folder}/`)))
      .map(({ target }) => `imports ${target}`);
  });
  expect(violations).toEqual([]);
});

test('every client component of an optional feature is inside an error boundary', () => {
  const listUsers = (target: string) =>
    modules.filter(({ imports }) => imports.some((each) => each.target === target && !each.typeOnly && !each.reexport));
  // Its own boundary, or those of all components that render it.
  const isGuarded = ({ file, text }: SourceModule, seen: readonly string[] = []): boolean => {
    if (/<FeatureBoundary|withBoundary\(/.test(text)) return true;
    const users = listUsers(file).filter((user) => !seen.includes(user.file));
    return users.length > 0 && users.every((user) => isGuarded(user, [...seen, file]));
  };
  const bare = modules.filter((each) => /^(?:app|components)\/.*\.client\.tsx$/.test(each.file) && !isGuarded(each));
  expect(bare.map(({ file }) => file).sort()).toEqual(SHELL);
});

test('"use client" is the first statement of every client file and of no other file', () => {
  const violations = listViolations(({ file, text }) => {
    // Lint suppressions for a whole file have to precede the directive.
    const isFirst = /^(?:\/\/.*\n)*'use client';\n/.test(text);
    // The framework knows its error page by this name.
    if (file.endsWith('.client.tsx') || file === 'app/global-error.tsx') return isFirst ? [] : ["does not start with 'use client'"];
    return /^\s*['"]use client['"]/m.test(text) ? ["has 'use client': name it *.client.tsx"] : [];
  });
  expect(violations).toEqual([]);
});

test('components that use hooks or event handlers or are classes, and no others, are in *.client.tsx files', () => {
  const violations = listViolations(({ file, text }) => {
    if (!file.endsWith('.tsx')) return [];
    // Components with state are classes only where there is no hook, as for errors.
    const [hookOrHandler] = /\buse[A-Z]\w*(?=\()|\bon[A-Z]\w*(?==\{)|\bextends (?:Pure)?Component\b/.exec(text) ?? [];
    if (file.endsWith('.client.tsx')) return hookOrHandler ? [] : ['has no hook or event handler: name it *.tsx'];
    return hookOrHandler ? [`has ${hookOrHandler}: name it *.client.tsx`] : [];
  });
  expect(violations).toEqual([]);
});

test('no file only re-exports others', () => {
  const violations = listViolations(({ file, imports }) => [
    ...imports.filter(({ reexport }) => reexport).map(({ target }) => `exports from ${target}: import it where it is used`),
    ...(/(?:^|\/)index\.tsx?$/.test(file) ? ['is named index: name it for its subject'] : []),
    ...(/\/utils?[/.]/.test(file) ? ['is named utils: put it next to its subject'] : []),
  ]);
  expect(violations).toEqual([]);
});

test('finds cycles regardless of where they can be entered', () => {
  expect(findCycles(graph({ a: ['b'], b: ['c', 'd'], c: ['b'], d: [] }))).toEqual(['b -> c -> b']);
  expect(findCycles(graph({ a: ['a'], b: ['c'], c: [] }))).toEqual(['a -> a']);
  expect(findCycles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
});

test('there are no import cycles between files', () => {
  expect(findCycles(new Map(modules.map(({ file, imports }) => [file, imports.map(({ target }) => target)])))).toEqual([]);
});

test('there are no import cycles between folders, at any depth', () => {
  const folders = new Map<string, Set<string>>();
  for (const { file, imports } of modules) {
    const own = path.posix.dirname(file);
    const others = imports.map(({ target }) => path.posix.dirname(target)).filter((other) => other !== own);
    folders.set(own, new Set([...(folders.get(own) ?? []), ...others]));
  }
  expect([...(folders.get('lib/browser/start') ?? [])]).toContain('lib/browser/behaviors');
  expect(findCycles(folders)).toEqual([]);
});

test('the table of folders allows no cycle, not even of types', () => {
  const rows = Object.entries(LAYERS).map(([own, { uses, types = [] }]) => [own, [...uses, ...types]] as const);
  expect(findCycles(new Map(rows))).toEqual([]);
});

test('files are named in kebab case', () => {
  const named = /^(?:[a-z0-9-]+\.)+(?:tsx?|mjs)$/;
  expect(listViolations(({ file }) => (named.test(file.split('/').at(-1) ?? '') ? [] : ['is not in kebab case']))).toEqual([]);
});
