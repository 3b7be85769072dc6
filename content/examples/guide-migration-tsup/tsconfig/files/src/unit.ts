class Unit {
  constructor(public name: string) {}
}

export class Meter extends Unit {
  name!: string;

  constructor() {
    super('meter');
  }
}
