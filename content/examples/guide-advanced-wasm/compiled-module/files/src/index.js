import source addModule from './add.wasm';

export async function createSum() {
  const { exports } = await WebAssembly.instantiate(addModule, {});
  return (numbers) => numbers.reduce(exports.add, 0);
}
