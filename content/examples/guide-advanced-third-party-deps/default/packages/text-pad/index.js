export function padLine(name, price) {
  return name.padEnd(8) + price;
}
