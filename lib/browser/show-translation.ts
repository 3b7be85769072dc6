import type { SourceTool } from '@/lib/site/source-tools';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';
import { translateConfig } from '@/lib/translator/translate';
import type { Translation } from '@/lib/translator/types';

interface Shown {
  readonly kind: Translation['kind'];
  readonly message: string;
}

/** Translates a text, shows the result in a code block, and returns what to announce. The first click loads this module. */
export function showTranslation(source: string, block: HTMLElement | null, tool: SourceTool, texts: UiTexts['translator']): Shown {
  const result = translateConfig(source, tool, texts.notes);
  const code = block?.querySelector('code');
  if (code) showCode(code, result.kind === 'translated' ? result.code : '');
  return { kind: result.kind, message: describe(result, texts) };
}

function describe(result: Translation, texts: UiTexts['translator']): string {
  if (result.kind === 'failed') {
    const { reason, line, column } = result;
    return fillText(texts.failures[reason], { line: String(line), column: String(column) });
  }
  const count = new Set(result.notes.map(({ option }) => option)).size;
  return count === 0 ? texts.done : fillText(texts.doneWithNotes, { count: String(count) });
}

/** Shows code line by line, as in all code blocks, with comments in their color. */
function showCode(target: HTMLElement, code: string): void {
  const nodes = code
    .trimEnd()
    .split('\n')
    .flatMap((text, index) => {
      const line = document.createElement('span');
      line.className = /^\s*\/\//.test(text) ? 'line t-c' : 'line';
      line.append(text || document.createElement('br'));
      return index === 0 ? [line] : ['\n', line];
    });
  target.replaceChildren(...nodes);
}
