export class Level {
  private metres = 2;
}
