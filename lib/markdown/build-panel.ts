import type { ExampleView } from '@/lib/examples/types';
import type { Found } from '@/lib/markdown/example-source';
import { readTokens } from '@/lib/markdown/read-tokens';
import type { BuildPanelView } from '@/lib/markdown/types';

/** Builds the panel next to the hero of a home page from the first input file and the first build of an example. */
export async function createBuildPanel(found: Found<ExampleView>, id: string): Promise<Found<BuildPanelView>> {
  if (found.kind === 'error') return found;
  const { input, runs, version } = found.view;
  const [[file], [run]] = [input, runs];
  if (!file || !run) return { kind: 'error', message: `The example "${id}" shows no input file. Add one to "input" in its example.json.` };
  const code = await readTokens(file.parts.map(({ text }) => text).join('\n'), file.lang);
  return { kind: 'found', view: { file: file.path, code, commands: run.commands, steps: run.steps, files: run.tree, version } };
}
