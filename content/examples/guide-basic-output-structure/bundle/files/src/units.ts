export const units = new Map([
  ['km', 'kilometres'],
  ['kg', 'kilograms'],
]);

export function addUnit(symbol: string, name: string): void {
  units.set(symbol, name);
}

export function removeUnit(symbol: string): void {
  units.delete(symbol);
}
