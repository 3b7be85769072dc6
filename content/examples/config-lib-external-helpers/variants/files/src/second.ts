export class Second {
  value = 2;
}
