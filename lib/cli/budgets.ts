/** Measurements of a page before the load event; sizes in KiB, compressed with brotli. */
export interface Measures {
  readonly js: number;
  readonly html: number;
  readonly css: number;
  readonly fonts: number;
  readonly requests: number;
  readonly thirdParty: number;
  /** Requests of a click on a link after hovering over it. */
  readonly clickAfterHover: number;
  readonly layoutShift: number;
  /** Loaded when search is first opened: its code, and the index of each language. */
  readonly searchCode: number;
  readonly searchEn: number;
  readonly searchZh: number;
}

interface Budget {
  readonly name: keyof Measures;
  readonly label: string;
  readonly limit: number;
  readonly unit: string;
  readonly decimals: number;
}

/** Budgets of a page. Give a reason in `DESIGN.md` when raising one. */
export const BUDGETS: readonly Budget[] = [
  { name: 'js', label: 'JavaScript', limit: 128, unit: 'KiB', decimals: 1 },
  { name: 'html', label: 'HTML', limit: 25, unit: 'KiB', decimals: 1 },
  { name: 'css', label: 'CSS', limit: 14, unit: 'KiB', decimals: 1 },
  { name: 'fonts', label: 'web fonts', limit: 0, unit: 'KiB', decimals: 1 },
  { name: 'requests', label: 'requests', limit: 14, unit: '', decimals: 0 },
  { name: 'thirdParty', label: 'third-party requests', limit: 0, unit: '', decimals: 0 },
  { name: 'clickAfterHover', label: 'requests of a click after a hover', limit: 0, unit: '', decimals: 0 },
  { name: 'layoutShift', label: 'layout shift', limit: 0, unit: '', decimals: 4 },
  { name: 'searchCode', label: 'code of the search, when opened', limit: 30, unit: 'KiB', decimals: 1 },
  { name: 'searchEn', label: 'search texts, English', limit: 75, unit: 'KiB', decimals: 1 },
  { name: 'searchZh', label: 'search texts, Chinese', limit: 90, unit: 'KiB', decimals: 1 },
];

/** Renders a table of all measurements and budgets. */
export function renderMeasures(page: string, measures: Measures): string {
  const rows = BUDGETS.map(({ name, label, limit, unit, decimals }) => {
    const value = measures[name].toFixed(decimals);
    const verdict = measures[name] > limit ? 'TOO MUCH' : 'ok';
    return `  ${label.padEnd(34)} ${value.padStart(8)} of ${String(limit).padStart(4)} ${unit.padEnd(4)} ${verdict}`;
  });
  return [`${page}, sent with brotli, before the load event:`, ...rows].join('\n');
}
