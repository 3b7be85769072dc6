import type { SourceTool } from '@/lib/site/source-tools';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';
import { translateConfig } from '@/lib/translator/translate';
import type { Failed, Translation } from '@/lib/translator/types';

interface Shown {
  readonly kind: Translation['kind'];
  readonly message: string;
  /** Why there is no translation, and where. */
  readonly failed?: Failed;
}

/** Translates a text, shows the result in a code block, and returns what to announce. The first click loads this module. */
export function showTranslation(source: string, block: HTMLElement | null, tool: SourceTool, texts: UiTexts['translator']): Shown {
  const result = translateConfig(source, tool, texts.notes);
  const code = block?.querySelector('code');
  if (code) showCode(code, result.kind === 'translated' ? result.code : '');
  return { kind: result.kind, message: describe(result, texts), failed: result.kind === 'failed' ? result : undefined };
}

/** Puts the caret where a text is wrong. Not on touch devices, whose keyboard would cover the message. */
export function goToMistake(field: HTMLTextAreaElement, { line, column }: Failed): void {
  if (matchMedia('(hover: none)').matches) return;
  const before = field.value.split('\n').slice(0, line - 1);
  const offset = [...before, ''].join('\n').length + column - 1;
  field.setSelectionRange(offset, offset);
  field.focus();
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
