import type { ElementContent } from 'hast';
import { renderCode } from '@/lib/markdown/code-html';
import { buildTag, buildText } from '@/lib/markdown/hast-nodes';

/** Renders commands with the program and its arguments in the colors of the highlighter. */
export function renderCommands(commands: readonly string[]): string {
  return renderCode({
    lang: 'bash',
    lines: commands.flatMap((command, index): ElementContent[] => {
      const [program = '', ...args] = command.split(' ');
      const tokens = [buildTag('span', { className: ['t-f'] }, buildText(program))];
      if (args.length > 0) tokens.push(buildTag('span', { className: ['t-s'] }, buildText(` ${args.join(' ')}`)));
      const line = buildTag('span', { className: ['line'] }, ...tokens);
      return index > 0 ? [buildText('\n'), line] : [line];
    }),
  });
}
