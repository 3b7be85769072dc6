export class Dial {
  static marks = { text: 'twelve marks' };

  turn(): string {
    return Dial.marks.text;
  }
}
