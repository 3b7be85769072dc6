interface Hour {
  value: number;
}

class Clock {
  private hour = 12;

  read(): number {
    return this.hour;
  }
}

export const toHour = (value: number): Hour => ({ value });
export const createClock = () => new Clock();
