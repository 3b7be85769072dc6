import { getProjectFile } from '@/lib/routes/project-file';
import { groupBy } from '@/lib/site/group-by';
import { readProjects } from '@/lib/source/example-projects';
import type { Site } from '@/lib/source/site';

/** A list of all examples that pages show. A site without examples has it, too: an export needs a file for each route. */
const INDEX = 'index.json';

/** Lists the files with the projects of the examples that pages show (id -> path -> text), and their index. `docsDir` contains the content. */
export function listProjectFiles({ pages }: Site, docsDir: string): ReadonlyMap<string, () => string> {
  const shown = [...new Set(pages.flatMap(({ examples }) => examples.map(({ id }) => id)))].sort();
  const projects = [...groupBy(shown, getProjectFile)].map(
    ([name, ids]) => [name, () => JSON.stringify(readProjects(docsDir, ids))] as const,
  );
  return new Map([...projects, [INDEX, () => JSON.stringify(shown)]]);
}
