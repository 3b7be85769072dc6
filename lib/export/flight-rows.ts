/** A row of a payload. */
export interface FlightRow {
  /** Identifier in hexadecimal; empty in rows that are hints. */
  readonly id: string;
  /** The complete row, with its end. */
  readonly text: string;
}

/** Tags of rows that have a length in bytes instead of a line end: texts and typed arrays. */
const LENGTH_TAGS = 'TAOoUSsLlGgMmV';

/**
 * Splits a payload into rows, in the format of React Flight: `<id>:<tag><data>`, ended by a line end, or `<id>:<tag><length>,<data>`
 * with a length in bytes. Throws if the payload has another format, which an update of React may bring.
 */
export function splitRows(payload: string): FlightRow[] {
  const bytes = Buffer.from(payload);
  const rows: FlightRow[] = [];
  let start = 0;
  while (start < bytes.length) {
    const colon = bytes.indexOf(':', start);
    const id = bytes.toString('latin1', start, colon);
    if (colon < 0 || !/^[0-9a-f]*$/.test(id)) throw new Error(`is not in the format of React Flight at byte ${start}`);
    const end = findEnd(bytes, colon + 1);
    rows.push({ id, text: bytes.toString('utf8', start, end) });
    start = end;
  }
  return rows;
}

function findEnd(bytes: Buffer, start: number): number {
  const [, length] = new RegExp(`^[${LENGTH_TAGS}]([0-9a-f]+),`).exec(bytes.toString('latin1', start, start + 12)) ?? [];
  if (length) return bytes.indexOf(',', start) + 1 + Number.parseInt(length, 16);
  const end = bytes.indexOf('\n', start);
  return end < 0 ? bytes.length : end + 1;
}
