const EARLIEST_YEAR = 2025;
const LATEST_YEAR = 2075;

/** Throws if the clock is obviously wrong: posts are published by date, so the site would gain or lose posts. */
export function checkClock(now = new Date()): void {
  const year = now.getUTCFullYear();
  if (year >= EARLIEST_YEAR && year <= LATEST_YEAR) return;
  throw new Error(
    `The clock of this computer is wrong: it says ${now.toISOString().slice(0, 10)}. Posts are published by date, so the site would gain or lose posts. Set the clock and run the command again.`,
  );
}
