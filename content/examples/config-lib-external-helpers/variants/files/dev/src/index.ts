export class Counter {
  add(step: number) {
    return step + 1;
  }
}
