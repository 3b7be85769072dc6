/** A piece of a highlighted value. */
export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** Splits escaped text at its `mark` tags into plain pieces, which are shown as text, never as HTML. */
export function listMarkedParts(value: string): MarkedPart[] {
  let marked = false;
  const parts: MarkedPart[] = [];
  for (const piece of value.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') marked = piece === '<mark>';
    else if (piece) parts.push({ text: piece.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => ENTITIES[name] ?? ''), marked });
  }
  return parts;
}
