const CONTEXT = 3;

interface Edit {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
  /** Line numbers before the edit, from 0. */
  readonly at: readonly [number, number];
}

/** A unified diff of two texts in lines, with three lines of context; empty where they are equal. */
export function diffLines(name: string, before: readonly string[], after: readonly string[]): string {
  const edits = compare(before, after);
  const changed = edits.flatMap(({ sign }, index) => (sign === ' ' ? [] : [index]));
  if (changed.length === 0) return '';
  const hunks: [number, number][] = [];
  for (const index of changed) {
    const last = hunks.at(-1);
    if (last && index - CONTEXT <= last[1] + CONTEXT) last[1] = index;
    else hunks.push([index, index]);
  }
  const parts = hunks.map(([from, to]) => renderHunk(edits.slice(Math.max(0, from - CONTEXT), to + CONTEXT + 1)));
  return [`--- ${name} (committed)`, `+++ ${name} (built now)`, ...parts].join('\n');
}

function renderHunk(edits: readonly Edit[]): string {
  const [from = 0, to = 0] = edits[0]?.at ?? [];
  const removed = edits.filter(({ sign }) => sign !== '+').length;
  const added = edits.filter(({ sign }) => sign !== '-').length;
  return [`@@ -${from + 1},${removed} +${to + 1},${added} @@`, ...edits.map(({ sign, text }) => `${sign}${text}`)].join('\n');
}

/** Longest common subsequence by table; equal starts and ends are cut off first, so that the table stays small. */
function compare(before: readonly string[], after: readonly string[]): Edit[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const a = before.slice(start, before.length - end);
  const b = after.slice(start, after.length - end);
  const width = b.length + 1;
  const table = new Uint32Array((a.length + 1) * width);
  const cell = (i: number, j: number) => table[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      table[i * width + j] = a[i] === b[j] ? cell(i + 1, j + 1) + 1 : Math.max(cell(i + 1, j), cell(i, j + 1));
    }
  }
  const edits: Edit[] = before.slice(0, start).map((text, index) => ({ sign: ' ', text, at: [index, index] }));
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const at = [start + i, start + j] as const;
    if (i < a.length && j < b.length && a[i] === b[j]) {
      edits.push({ sign: ' ', text: a[i] ?? '', at });
      i++;
      j++;
    } else if (i < a.length && (j >= b.length || cell(i + 1, j) >= cell(i, j + 1))) {
      edits.push({ sign: '-', text: a[i++] ?? '', at });
    } else {
      edits.push({ sign: '+', text: b[j++] ?? '', at });
    }
  }
  const tail = before.slice(before.length - end);
  edits.push(...tail.map((text, index): Edit => ({ sign: ' ', text, at: [start + a.length + index, start + b.length + index] })));
  return edits;
}
