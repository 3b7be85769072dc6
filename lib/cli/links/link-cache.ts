import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** URL -> time of the last fine answer, in milliseconds since 1970. */
export type LinkTimes = Readonly<Record<string, number>>;

const timesSchema = z.record(z.string(), z.number());

/** How long a fine answer counts, in milliseconds. */
export const FRESH_MS = 7 * 24 * 60 * 60 * 1000;

/** Reads the times that are still fresh at `now`; none if the file is missing or damaged, which costs only requests. */
export function readLinkTimes(file: string, now: number): LinkTimes {
  try {
    const times = timesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return Object.fromEntries(Object.entries(times).filter(([, time]) => time <= now && now - time < FRESH_MS));
  } catch {
    return {};
  }
}

/** Replaces the file at once, so that an interruption leaves the old one. */
export function writeLinkTimes(file: string, times: LinkTimes): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(times, null, 2)}\n`);
  renameSync(draft, file);
}
