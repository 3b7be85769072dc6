import { readToolchainVersions } from '@/lib/examples/package-records';
import { getExamplesRoot } from '@/lib/examples/paths';
import { buildProject } from '@/lib/examples/project';
import { readExample } from '@/lib/examples/read-examples';
import { getProjectFile } from '@/lib/routes/output-paths';
import { groupBy } from '@/lib/site/collections';
import type { Site } from '@/lib/source/site';

/** A list of all examples that pages show. A site without examples has it, too: an export needs a file for each route. */
const INDEX = 'index.json';

/**
 * Lists the files with the projects of the examples that pages show (id -> path -> text), and their index. Leaves out examples that are not
 * projects. `docsDir` contains the content. Rendering a file throws like `readExample`.
 */
export function listProjectFiles({ pages }: Site, docsDir: string): ReadonlyMap<string, () => string> {
  const root = getExamplesRoot(docsDir);
  const shown = [...new Set(pages.flatMap(({ examples }) => examples.map(({ id }) => id)))].sort();
  const readProject = (id: string) => {
    const example = readExample(root, id);
    return buildProject(example, readToolchainVersions(root, example.definition.toolchain));
  };
  // In JSON, examples that are not projects are left out.
  const render = (ids: readonly string[]) => JSON.stringify(Object.fromEntries(ids.map((id) => [id, readProject(id)])));
  const projects = [...groupBy(shown, getProjectFile)].map(([name, ids]) => [name, () => render(ids)] as const);
  return new Map([...projects, [INDEX, () => JSON.stringify(shown)]]);
}
