const minute = { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, h: 1, i: 1, j: 1 };
const hour = { a: minute, b: minute, c: minute, d: minute, e: minute, f: minute, g: minute, h: minute };
const day = { a: hour, b: hour, c: hour, d: hour, e: hour, f: hour, g: hour, h: hour, i: hour };
const week = { a: day, b: day, c: day, d: day, e: day, f: day, g: day, h: day, i: day, j: day };
const month = { a: week, b: week, c: week, d: week, e: week, f: week, g: week, h: week, i: week };
export interface Years {
  a: typeof month;
  b: typeof month;
}

export const years: Years = { a: month, b: month };
