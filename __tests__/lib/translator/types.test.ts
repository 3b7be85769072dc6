import { checkTypes } from '@/lib/examples/check-configs';
import { installToolchain, readToolchain } from '@/lib/examples/toolchain';
import { ALL_CASES } from './cases';

const toolchain = readToolchain('default');

/** An option that Rslib does not have, to see that the check finds it. */
const WRONG = {
  name: 'wrong',
  tool: 'rslib',
  expected: "import { defineConfig } from '@rslib/core';\nexport default defineConfig({ sourcemap: true });\n",
};

/** Names that the cases do not declare, or that only the other tool has. */
const MISSING = /: Cannot find (?:name|module)|: Property '\w+' does not exist on type 'ConfigParams'/;

/** Errors of each case by tool and name. */
let messages: Map<string, string[]>;

// Installs the packages of the examples, if they are not.
beforeAll(async () => {
  await installToolchain(toolchain);
  const cases = [...ALL_CASES, WRONG];
  const output = await checkTypes(
    cases.map(({ expected }, index) => [`${index}.ts`, expected]),
    toolchain,
  );
  messages = new Map(cases.map(({ name, tool }) => [`${tool} ${name}`, []]));
  // An error may continue on indented lines.
  for (const message of output.split(/\n(?=\S)/)) {
    const { name, tool } = cases[Number.parseInt(message, 10)] ?? {};
    const found = messages.get(`${tool} ${name}`);
    if (!found) throw new Error(output);
    found.push(message);
  }
}, 600_000);

test('the results have the types of the installed @rslib/core', () => {
  const wrong = [...messages].map(([id, all]) => [id, all.filter((message) => !MISSING.test(message))] as const);
  expect(wrong.filter(([, all]) => all.length > 0)).toEqual([['rslib wrong', [expect.stringContaining("'sourcemap' does not exist")]]]);
});

test('most results compile without any message', () => {
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
