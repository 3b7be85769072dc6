export class First {
  value = 1;
}
