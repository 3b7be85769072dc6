/** Reads what the first line of a code block has after its language. `fence-rules.ts` checks it. */

type Meta = string | null | undefined;

/** Reads `title="…"`: the file name of the code. */
export function readTitle(meta: Meta): string | undefined {
  return readText(meta, 'title');
}

/** Reads `example="id#step"`: the example whose record the code quotes; without a step, any of them. */
export function readQuoted(meta: Meta): { readonly id: string; readonly step?: number } | undefined {
  const [, id, step] = /^([^#]+)(?:#(\d+))?$/.exec(readText(meta, 'example') ?? '') ?? [];
  return id === undefined ? undefined : { id, ...(step !== undefined && { step: Number(step) }) };
}

/** Reads `unverified="reason"`: why no example verifies the code. */
export function readUnverified(meta: Meta): { readonly unverified: string } | undefined {
  const reason = readText(meta, 'unverified')?.trim();
  return reason ? { unverified: reason } : undefined;
}

/** Reads `wrapCode`, also with a value as in `wrapCode=false`. */
export function readFlag(meta: string, name: string, fallback: boolean): boolean {
  const match = new RegExp(`(?:^|\\s)${name}(?:=(\\w+)|\\b)`).exec(meta);
  return match ? match[1] !== 'false' : fallback;
}

/** Removes a setting with a text. */
export function removeText(meta: string, name: string): string {
  return meta.replace(new RegExp(`\\s*\\b${name}="[^"]*"`), '');
}

function readText(meta: Meta, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`).exec(meta ?? '')?.[2];
}
