const logged = (_value: unknown, _context: ClassMethodDecoratorContext) => {};

export class Counter {
  @logged
  add(step: number) {
    return step + 1;
  }
}
