export class Length {
  unit = 'm';
}
