/**
 * Returns the name of the file below `/examples/` that contains the project of an example. Examples whose folders start with the same two
 * words share a file: one per example would double the number of files of the site, and a single one would be a large download.
 */
export function getProjectFile(id: string): string {
  return `${id.split(/[-/]/, 2).join('-')}.json`;
}
