import { onEveryPage } from '@/lib/browser/page-change';
import { readStorage, writeStorage } from '@/lib/browser/storage';
import { tryParse } from '@/lib/browser/try-parse';

/** A page that the reader has visited: path with base path, title, and language tag. */
export type Visit = readonly [path: string, title: string, tag: string];

const VISITS = 'visits';
const MAX_VISITS = 8;

/** Records which documentation pages the reader visits, for the start screen of the search. The record never leaves the browser. */
export function recordVisits(): void {
  onEveryPage(() => {
    const title = document.querySelector('article h1')?.textContent?.trim();
    if (!title) return;
    const path = location.pathname;
    const visits = [[path, title, document.documentElement.lang], ...readVisits().filter((visit) => visit[0] !== path)];
    writeStorage(VISITS, JSON.stringify(visits.slice(0, MAX_VISITS)));
  });
}

/** Reads the visits, last first. Skips invalid entries. */
export function readVisits(): readonly Visit[] {
  const list = tryParse(readStorage(VISITS) ?? '[]');
  return Array.isArray(list) ? list.filter(isVisit) : [];
}

function isVisit(value: unknown): value is Visit {
  return Array.isArray(value) && value.length === 3 && value.every((field) => typeof field === 'string');
}
