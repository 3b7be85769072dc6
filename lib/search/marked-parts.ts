/** A run of text inside or outside `mark`. */
export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** Splits escaped HTML at its `mark` tags and unescapes the parts, so that they can be rendered as text and never as HTML. */
export function listMarkedParts(value: string): MarkedPart[] {
  let marked = false;
  const parts: MarkedPart[] = [];
  for (const piece of value.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') marked = piece === '<mark>';
    else if (piece) parts.push({ text: piece.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => ENTITIES[name] ?? ''), marked });
  }
  return parts;
}

/** Returns the text of escaped HTML without its `mark` tags. */
export function toPlainText(value: string): string {
  return listMarkedParts(value)
    .map(({ text }) => text)
    .join('');
}
