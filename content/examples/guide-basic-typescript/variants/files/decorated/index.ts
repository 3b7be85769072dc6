const calls: string[] = [];

function logged<T extends (...args: never[]) => unknown>(
  method: T,
  context: ClassMethodDecoratorContext,
): T {
  calls.push(String(context.name));
  return method;
}

export class Clock {
  @logged
  read(): string {
    return calls.join();
  }
}
