import { readFile } from 'node:fs/promises';

export async function createSum() {
  const bytes = await readFile(new URL('./add.wasm', import.meta.url));
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const add = instance.exports.add as (left: number, right: number) => number;
  return (numbers: number[]) => numbers.reduce(add, 0);
}
