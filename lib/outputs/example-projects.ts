import { getProjectFile } from '@/lib/routes/project-file';
import { readProjects } from '@/lib/source/example-projects';
import type { Site } from '@/lib/source/site';

/** A list of all examples that pages show. It also exists on a site without examples: an export needs a file for each route. */
const INDEX = 'index.json';

/** Names of the files with the projects of the examples that pages show, and of their index. */
export function listProjectFiles(site: Site): string[] {
  return [...new Set([INDEX, ...listShown(site).map(getProjectFile)])].sort();
}

/** The projects of a file as JSON: id -> path -> text. `docsDir` has the content. Undefined if `name` is unknown. */
export function buildProjectFile(site: Site, docsDir: string, name: string): string | undefined {
  const shown = listShown(site);
  if (name === INDEX) return JSON.stringify(shown);
  const ids = shown.filter((id) => getProjectFile(id) === name);
  return ids.length > 0 ? JSON.stringify(readProjects(docsDir, ids)) : undefined;
}

function listShown({ pages }: Site): string[] {
  return [...new Set(pages.flatMap(({ examples }) => examples.map(({ id }) => id)))].sort();
}
