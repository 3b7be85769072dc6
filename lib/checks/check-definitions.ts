import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFINITION_HINT, definitionSchema } from '@/lib/examples/definition';
import { listExamples } from '@/lib/examples/read-examples';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/file-paths';
import type { JsonMistake } from '@/lib/site/parse-json';
import { parseData } from '@/lib/source/meta';

/** Finds `example.json` files that are not valid. The checks that read all examples would throw their first mistake. */
export function checkDefinitions(examplesRoot: string): Diagnostic[] {
  return listExamples(examplesRoot).flatMap((id) => {
    const file = path.join(examplesRoot, id, 'example.json');
    const describe = ({ message }: JsonMistake) => ({ message, hint: DEFINITION_HINT });
    return parseData(toDisplayPath(file), readFileSync(file, 'utf8'), definitionSchema, describe).diagnostics;
  });
}
