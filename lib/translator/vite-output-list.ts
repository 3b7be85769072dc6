import type { AnyNode } from 'acorn';
import { readElements, readProperties, readText, takeAll } from '@/lib/translator/nodes';
import type { Work } from '@/lib/translator/work';

export const OUTPUT = 'build.rolldownOptions.output';

/** Formats as Rollup and Vite call them. */
const FORMATS = new Map(Object.entries({ es: 'es', esm: 'es', module: 'es', cjs: 'cjs', commonjs: 'cjs', umd: 'umd', iife: 'iife' }));

/** Options of an output of Rollup, by name. */
type Output = ReadonlyMap<string, AnyNode>;

/** Reads a list of outputs by format, which wins over the formats of the library. Returns undefined if anything is unknown or repeated. */
export function readOutputs({ options, scope }: Work): ReadonlyMap<string, Output> | undefined {
  const option = options.get(OUTPUT);
  const listed = option && takeAll(readElements(option.node, scope)?.map((node) => readProperties(node, scope)));
  const outputs = listed?.map((properties): [string | undefined, Output] => {
    const output = new Map(properties);
    const format = output.get('format');
    return [FORMATS.get(format ? (readText(format, scope) ?? '') : 'es'), output];
  });
  const known = new Map(outputs?.flatMap(([format, output]) => (format ? [[format, output]] : [])));
  return known.size > 0 && known.size === outputs?.length && !(known.has('umd') && known.has('iife')) ? known : undefined;
}
