export default function label(page: number): string {
  return `page ${page}`;
}
