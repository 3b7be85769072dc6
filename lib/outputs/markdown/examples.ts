import type { Paragraph } from 'mdast';
import { strongLine } from '@/lib/outputs/markdown/content';
import type { Convert, Handler } from '@/lib/outputs/markdown/elements';
import { convertFiles } from '@/lib/outputs/markdown/example-files';
import { convertExplorer } from '@/lib/outputs/markdown/explorer';
import { findElements, listChildren, type NamedElement, readString } from '@/lib/outputs/markdown/react-nodes';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

/** Examples with all that they show: what goes in, what comes out, where it lies, what was said, and with what it was proved. */
export function createExampleHandlers(texts: UiTexts): Readonly<Record<string, Handler>> {
  const names: Readonly<Record<string, string>> = texts.example;
  const listPanes = (element: NamedElement) => findElements(listChildren(element), 'div').filter(({ props }) => 'data-pane' in props);
  const renderPane = (pane: NamedElement, convert: Convert) => {
    const kind = readString(pane, 'data-pane') ?? '';
    return [strongLine(names[kind] ?? kind), ...convertFiles(listChildren(pane), convert)];
  };
  return {
    Example: (element, convert) => [...listPanes(element).flatMap((pane) => renderPane(pane, convert)), renderFoot(element, texts)],
    OutputExplorer: (element, convert) => [...convertExplorer(element, convert, texts), renderFoot(element, texts)],
  };
}

/** `npx rslib`. Verified with @rslib/core 1.0.0. */
function renderFoot(element: NamedElement, { example }: UiTexts): Paragraph {
  const [command, failsWith] = [readString(element, 'command'), readString(element, 'failsWith')];
  const words = [
    failsWith && fillText(example.fails, { code: failsWith }),
    fillText(example.verified, { version: readString(element, 'version') ?? '' }),
  ].filter(Boolean);
  const text = { type: 'text' as const, value: `${command ? ' · ' : ''}${words.join(' · ')}` };
  return { type: 'paragraph', children: command ? [{ type: 'inlineCode', value: command }, text] : [text] };
}
