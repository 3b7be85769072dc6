/** A row of a payload, which defines a value, a module or a hint. */
export interface FlightRow {
  /** Id in hexadecimal; empty for hints. */
  readonly id: string;
  /** The complete row, including its end. */
  readonly text: string;
}

/** Id of the row for the page itself, which refers to all others. */
const ROOT_ID = '0';
/** Matches the tags of rows that have a length in bytes instead of a line end: texts and typed arrays. */
const LENGTH_TAGS = 'TAOoUSsLlGgMmV';

/**
 * Splits a payload in the format of React Flight into rows: `<id>:<tag><data>` up to a line end, or `<id>:<tag><length>,<data>` with the
 * length in UTF-8 bytes. Throws if the payload has another format, which an update of React may introduce.
 */
export function splitRows(payload: string): FlightRow[] {
  const head = new RegExp(`([0-9a-f]*):(?:[${LENGTH_TAGS}]([0-9a-f]+),)?`, 'y');
  const rows: FlightRow[] = [];
  let start = 0;
  while (start < payload.length) {
    head.lastIndex = start;
    const [found, id, length] = head.exec(payload) ?? [];
    if (found === undefined || id === undefined) throw new Error(`is not in the format of React Flight at character ${start}`);
    const end = length ? skipBytes(payload, start + found.length, Number.parseInt(length, 16)) : getLineEnd(payload, start);
    rows.push({ id, text: payload.slice(start, end) });
    start = end;
  }
  return rows;
}

/** Reads the id of the build from a payload; undefined if the text is not the payload of a page. */
export function readBuildId(payload: string): string | undefined {
  try {
    const root = splitRows(payload).find(({ id }) => id === ROOT_ID)?.text ?? '';
    const { b } = JSON.parse(root.slice(root.indexOf(':') + 1));
    return typeof b === 'string' ? b : undefined;
  } catch {
    return undefined;
  }
}

function getLineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end + 1;
}

function skipBytes(text: string, start: number, length: number): number {
  // No character has more units in a string than bytes.
  const bytes = Buffer.from(text.slice(start, start + length));
  return start + bytes.toString('utf8', 0, length).length;
}
