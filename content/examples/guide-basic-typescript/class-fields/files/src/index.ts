class Clock {
  zone = 'UTC';
}

export class Alarm extends Clock {
  zone!: string;
  label = `${this.hour}:00`;

  constructor(private hour: number) {
    super();
  }
}
