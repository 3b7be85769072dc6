export class Counter {
  #count = 0;
  async add(step?: number): Promise<number> {
    this.#count += step ?? 1;
    return this.#count;
  }
}
