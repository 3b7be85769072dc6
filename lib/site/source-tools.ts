/** The tools whose configuration can be translated into an Rslib configuration. */
export const SOURCE_TOOLS = ['tsup', 'tsdown', 'vite'] as const;
export type SourceTool = (typeof SOURCE_TOOLS)[number];

/** A short configuration of each tool, which shows readers what to paste. Lines fit into the field on phones. */
export const SOURCE_EXAMPLES: Readonly<Record<SourceTool, string>> = {
  tsup: "export default defineConfig({\n  format: ['esm', 'cjs'],\n  dts: true,\n});",
  tsdown: "export default defineConfig({\n  format: ['esm', 'cjs'],\n  dts: true,\n});",
  vite: "export default defineConfig({\n  build: {\n    lib: { entry: 'index.ts' },\n  },\n});",
};
