/** The tools whose configuration can be translated into an Rslib configuration. */
export const SOURCE_TOOLS = ['tsup', 'tsdown', 'vite'] as const;
export type SourceTool = (typeof SOURCE_TOOLS)[number];
