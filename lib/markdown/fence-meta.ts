/** Reads the meta string of a code fence: what follows the language. `fence-rules.ts` validates it. */

type Meta = string | null | undefined;

/** Reads `title="…"`: the file name of the code. */
export function readTitle(meta: Meta): string | undefined {
  return readText(meta, 'title');
}

/** Reads `example="id#step"`: the example whose record the code quotes. Without a step, it may quote any of them. */
export function readQuoted(meta: Meta): { readonly id: string; readonly step?: number } | undefined {
  const [, id, step] = /^([^#]+)(?:#(\d+))?$/.exec(readText(meta, 'example') ?? '') ?? [];
  return id === undefined ? undefined : { id, ...(step !== undefined && { step: Number(step) }) };
}

/** Returns whether there is an `unverified="reason"`: why no example verifies the code. */
export function isUnverified(meta: Meta): boolean {
  return Boolean(readText(meta, 'unverified')?.trim());
}

/** Reads a flag such as `wrapCode`, which may have a value: `wrapCode=false`. */
export function readFlag(meta: string, name: string, fallback: boolean): boolean {
  const match = new RegExp(`(?:^|\\s)${name}(?:=(\\w+)|\\b)`).exec(meta);
  return match ? match[1] !== 'false' : fallback;
}

/** Removes the settings that say how the code is verified: `example="…"` and `unverified="…"`. */
export function removeVerification(meta: string): string {
  return meta.replace(/\s*\b(?:example|unverified)="[^"]*"/g, '');
}

function readText(meta: Meta, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`).exec(meta ?? '')?.[2];
}
