/**
 * Name of the file, below `/examples/`, with the project of an example. Examples whose folders start with the same two words share one:
 * a file for each example would double the number of files of the site, and one for all would be a large download.
 */
export function getProjectFile(id: string): string {
  return `${id.split(/[-/]/, 2).join('-')}.json`;
}
