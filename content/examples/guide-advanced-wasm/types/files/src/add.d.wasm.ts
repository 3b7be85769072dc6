export function add(left: number, right: number): number;
