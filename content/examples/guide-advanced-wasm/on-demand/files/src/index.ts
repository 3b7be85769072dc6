export async function sum(numbers: number[]): Promise<number> {
  const { add } = await import('./add.wasm');
  return numbers.reduce(add, 0);
}
