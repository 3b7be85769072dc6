import { readToolchainVersions } from '@/lib/examples/package-records';
import { getExamplesRoot } from '@/lib/examples/paths';
import { buildProject } from '@/lib/examples/project';
import { readExample } from '@/lib/examples/read-examples';

/** Path -> text of each file. */
type Project = Readonly<Record<string, string>>;

/** Reads the projects of a documentation folder's examples, by id. Skips examples that are not projects; throws like `readExample`. */
export function readProjects(docsDir: string, ids: readonly string[]): Readonly<Record<string, Project>> {
  const root = getExamplesRoot(docsDir);
  const projects = ids.flatMap((id) => {
    const example = readExample(root, id);
    const project = buildProject(example, readToolchainVersions(root, example.definition.toolchain));
    return project ? [[id, project] as const] : [];
  });
  return Object.fromEntries(projects);
}
