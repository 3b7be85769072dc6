import type { ElementContent } from 'hast';
import { renderCode } from '@/lib/markdown/code-html';
import type { ManagerCommands } from '@/lib/markdown/element-data';

type CommandLine = ManagerCommands['lines'][number];

/** Renders commands with the colors of the highlighter: the program, then its arguments. */
export function renderCommand(lines: readonly CommandLine[]): string {
  return renderCode({
    lang: 'bash',
    lines: lines.flatMap(({ program, args }, index): ElementContent[] => [
      ...(index > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
      build('line', [
        build('t-f', [{ type: 'text', value: program }]),
        ...(args ? [build('t-s', [{ type: 'text', value: ` ${args}` }])] : []),
      ]),
    ]),
  });
}

export function readCommandLine(line: string): CommandLine {
  const [program = '', ...args] = line.split(' ');
  return { program, args: args.join(' ') };
}

function build(className: string, children: ElementContent[]): ElementContent {
  return { type: 'element', tagName: 'span', properties: { className: [className] }, children };
}
