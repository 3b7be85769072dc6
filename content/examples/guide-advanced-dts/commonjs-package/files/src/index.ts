export default function half(length: number): number {
  return length / 2;
}
