const calls: string[] = [];

function logged(target: object, key: string): void {
  calls.push(key);
}

export class Clock {
  @logged
  read(): string {
    return calls.join();
  }
}
