export const version = '1.0.0';

export default function describe(): string {
  return `file-digest ${version}`;
}
