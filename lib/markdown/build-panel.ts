import type { ExampleView } from '@/lib/examples/types';
import type { Found } from '@/lib/markdown/example-source';
import { readTokens } from '@/lib/markdown/read-tokens';
import type { BuildPanelView } from '@/lib/markdown/types';

/** The first input file and the first build of an example, as the panel next to the hero of a home page. */
export async function createBuildPanel(found: Found<ExampleView>, id: string): Promise<Found<BuildPanelView>> {
  if (found.kind === 'fault') return found;
  const { input, runs, version } = found.view;
  const [[file], [run]] = [input, runs];
  if (!file || !run) return { kind: 'fault', message: `The example "${id}" shows no input file.` };
  const code = await readTokens(file.parts.map(({ text }) => text).join('\n'), file.lang);
  return { kind: 'found', view: { file: file.path, code, commands: run.commands, steps: run.steps, files: run.tree, version } };
}
