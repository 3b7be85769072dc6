import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_TOOLS, type SourceTool } from '@/lib/site/source-tools';

export interface Case {
  readonly name: string;
  readonly tool: SourceTool;
  readonly source: string;
  readonly expected: string;
}

/** Reads configurations and what they become: `=== name`, the source, `--- becomes`, the result. A name may start with the tool. */
export function readCases(file: string): Case[] {
  const text = readFileSync(path.resolve('__tests__/fixtures/translator', file), 'utf8');
  return text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head = '', expected = ''] = part.split('--- becomes\n');
      const end = head.indexOf('\n') + 1;
      const name = head.slice(0, end - 1);
      const tool = SOURCE_TOOLS.find((each) => `${each}.txt` === file || name.startsWith(`${each}:`));
      if (!tool) throw new Error(`${file}: "${name}" names no tool.`);
      return { name, tool, source: head.slice(end), expected };
    });
}

export const ALL_CASES = ['tsup.txt', 'tsdown.txt', 'vite.txt', 'dynamic.txt', 'rare.txt'].flatMap(readCases);
