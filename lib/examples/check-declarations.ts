import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { DECLARATIONS_FILE, readDeclarations } from '@/lib/examples/declarations';
import { diffLines } from '@/lib/examples/diff';
import type { Toolchain } from '@/lib/examples/toolchain';
import { ROOT } from '@/lib/node/settings.mjs';

const run = promisify(execFile);

/** Fits a code block on a tablet without scrolling. */
const LINE_WIDTH = 80;

/**
 * Compares the committed declarations with those of the installed package or, with `update`, rewrites them. Returns the diff, which may be
 * empty.
 */
export async function checkDeclarations(root: string, toolchain: Toolchain, update: boolean): Promise<string> {
  const declarations = await extractDeclarations(toolchain);
  if (update) writeFileSync(path.join(root, DECLARATIONS_FILE), `${JSON.stringify(declarations, null, 2)}\n`);
  return diffLines(DECLARATIONS_FILE, renderLines(readDeclarations(root)), renderLines(declarations));
}

/** Extracts the declarations of the installed package: name -> formatted declaration. */
export async function extractDeclarations({ dir }: Pick<Toolchain, 'dir'>): Promise<Readonly<Record<string, string>>> {
  const { stdout } = await run(process.execPath, [path.join(dir, 'extract-declarations.mjs')]);
  return formatDeclarations(JSON.parse(stdout) as Record<string, string>);
}

/** Formats all declarations as one program, because starting the formatter takes a while. */
async function formatDeclarations(declarations: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const code = Object.entries(declarations).map(([name, text]) => `// ${name}\n${text}\n`);
  const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const format = run(process.execPath, [biome, 'format', '--stdin-file-path=declarations.ts', `--line-width=${LINE_WIDTH}`], { cwd: ROOT });
  format.child.stdin?.end(code.join('\n'));
  const { stdout } = await format;
  const parts = stdout.split(/^\/\/ (\S+)$/m).slice(1);
  return Object.fromEntries(
    Object.keys(declarations).map((name, index) => [name, (parts[2 * index + 1] ?? '').replace(/^declare /gm, '').trim()]),
  );
}

function renderLines(declarations: Readonly<Record<string, string>>): string[] {
  return Object.entries(declarations).flatMap(([name, text]) => [`${name}:`, ...text.split('\n')]);
}
