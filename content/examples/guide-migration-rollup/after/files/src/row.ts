export type Row = string[];

export const parseRow = (line: string): Row => line.split(',');
