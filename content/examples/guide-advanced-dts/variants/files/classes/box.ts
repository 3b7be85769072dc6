export class Box {
  #side = 2;

  area(): number {
    return this.#side ** 2;
  }
}
