export class Timer {
  now() {
    return Date.now();
  }
}
