/** Reads the meta string of a code fence: what follows the language. `fence-rules.ts` validates it. */

type Meta = string | null | undefined;

/** Reads `title="…"`: the file name of the code. */
export function readTitle(meta: Meta): string | undefined {
  return readText(meta, 'title');
}

/** An example that code quotes, and the step of its log as written, from 1. Without a step, the code may quote any of them. */
export interface Quoted {
  readonly id: string;
  readonly step?: string;
}

/** Reads `example="id#step"`. */
export function readQuoted(meta: Meta): Quoted | undefined {
  const text = readText(meta, 'example');
  if (!text) return undefined;
  const [id = '', step] = text.split('#', 2);
  return { id, step };
}

/** Returns whether there is an `example="id"`, or an `unverified="reason"`: why no example verifies the code. Either may be malformed. */
export function hasVerification(meta: Meta): boolean {
  return /(?:^|\s)(?:example|unverified)[=＝]/.test(meta ?? '');
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
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta ?? '')?.[1];
}
