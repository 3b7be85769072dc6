import type { ElementContent } from 'hast';
import { renderCode } from '@/lib/markdown/code-html';
import type { ManagerCommands } from '@/lib/markdown/element-data';
import { buildTag, buildText } from '@/lib/markdown/hast-nodes';

type CommandLine = ManagerCommands['lines'][number];

/** Renders commands with the program and its arguments in the colors of the highlighter. */
export function renderCommand(lines: readonly CommandLine[]): string {
  return renderCode({
    lang: 'bash',
    lines: lines.flatMap(({ program, args }, index): ElementContent[] => [
      ...(index > 0 ? [buildText('\n')] : []),
      buildTag(
        'span',
        { className: ['line'] },
        buildTag('span', { className: ['t-f'] }, buildText(program)),
        ...(args ? [buildTag('span', { className: ['t-s'] }, buildText(` ${args}`))] : []),
      ),
    ]),
  });
}

/** Splits a command into its program and its arguments. */
export function readCommandLine(line: string): CommandLine {
  const [program = '', ...args] = line.split(' ');
  return { program, args: args.join(' ') };
}
