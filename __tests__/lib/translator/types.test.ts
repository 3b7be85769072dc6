import { createRequire } from 'node:module';
import path from 'node:path';
import { installToolchain, readToolchain } from '@/lib/examples/toolchain';
import { ALL_CASES } from './cases';

const toolchain = readToolchain('default');

/** The part of the TypeScript API that checks files; the version is that of the examples. */
interface Compiler {
  createCompilerHost(options: object): {
    getSourceFile: (name: string, ...rest: unknown[]) => unknown;
    fileExists: (name: string) => boolean;
  };
  createProgram(files: readonly string[], options: object, host: object): object;
  createSourceFile(name: string, text: string, target: number): unknown;
  getPreEmitDiagnostics(program: object): readonly { file?: { fileName: string }; messageText: string | object }[];
  flattenDiagnosticMessageText(text: string | object, newLine: string): string;
  readonly ScriptTarget: { readonly ESNext: number };
  readonly ModuleKind: { readonly ESNext: number };
  readonly ModuleResolutionKind: { readonly Bundler: number };
}

/** An option that Rslib does not have, to see that the check finds it. */
const WRONG = {
  name: 'wrong',
  tool: 'rslib',
  expected: "import { defineConfig } from '@rslib/core';\nexport default defineConfig({ sourcemap: true });\n",
};

/** Names that the cases do not declare, or that only the other tool has. */
const MISSING = /^Cannot find (?:name|module)|^Property '\w+' does not exist on type 'ConfigParams'/;

let messages: Map<string, string[]>;

// Installs the packages of the examples, if they are not.
beforeAll(async () => {
  await installToolchain(toolchain);
  const ts: Compiler = createRequire(path.join(toolchain.dir, 'package.json'))('typescript');
  const files = new Map(
    [...ALL_CASES, WRONG].map(({ name, tool, expected }, index) => [
      path.join(toolchain.dir, `case-${index}.ts`),
      { id: `${tool} ${name}`, expected },
    ]),
  );
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    resolveJsonModule: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const file = files.get(name);
    return file ? ts.createSourceFile(name, file.expected, options.target) : getSourceFile(name, ...rest);
  };
  const found = ts.getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host));
  messages = new Map([...files.values()].map(({ id }) => [id, []]));
  for (const { file, messageText } of found) {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    messages.get(files.get(file?.fileName ?? '')?.id ?? '')?.push(message);
  }
}, 600_000);

test('the results have the types of the installed @rslib/core', () => {
  const wrong = [...messages].map(([id, all]) => [id, all.filter((message) => !MISSING.test(message))] as const);
  expect(wrong.filter(([, all]) => all.length > 0)).toEqual([['rslib wrong', [expect.stringContaining("'sourcemap' does not exist")]]]);
});

test('most of them as they are', () => {
  const clean = [...messages].filter(([, all]) => all.length === 0).map(([id]) => id);
  expect(clean).toEqual(
    expect.arrayContaining([
      'tsup the config of the example on the page',
      'tsup several options of the example on the page',
      'vite the config of the example on the page',
      'vite frameworks and other plugins',
    ]),
  );
  expect(clean.length).toBeGreaterThan(30);
});
