export default function shout(text: string): string {
  return text.toUpperCase();
}
export { shout as 'module.exports' };
