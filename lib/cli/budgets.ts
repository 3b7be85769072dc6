/** What is measured of a page; sizes in KiB as sent with brotli, before the load event. */
export interface Measures {
  readonly js: number;
  readonly html: number;
  readonly css: number;
  readonly fonts: number;
  readonly requests: number;
  readonly thirdParty: number;
  /** Requests of a click on a link that the pointer had rested on. */
  readonly clickAfterHover: number;
  readonly layoutShift: number;
  /** What the first opening of the search fetches: its code, and the texts of each language. */
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

/** The most that a page may cost (design section 6). Raising one needs a reason in `DESIGN.md`. */
export const BUDGETS: readonly Budget[] = [
  { name: 'js', label: 'JavaScript', limit: 128, unit: 'KiB', decimals: 1 },
  { name: 'html', label: 'HTML', limit: 24, unit: 'KiB', decimals: 1 },
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

/** A table of all measures beside their budgets. */
export function renderMeasures(page: string, measures: Measures): string {
  const rows = BUDGETS.map(({ name, label, limit, unit, decimals }) => {
    const value = measures[name].toFixed(decimals);
    const verdict = measures[name] > limit ? 'TOO MUCH' : 'ok';
    return `  ${label.padEnd(34)} ${value.padStart(8)} of ${String(limit).padStart(4)} ${unit.padEnd(4)} ${verdict}`;
  });
  return [`${page}, sent with brotli, before the load event:`, ...rows].join('\n');
}
