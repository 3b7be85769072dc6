import { fileURLToPath } from 'node:url';

const typescriptPath = fileURLToPath(import.meta.resolve('typescript-7'));

export default { dts: { typescriptPath }, source: { tsconfigPath: './tsconfig.removed.json' } };
