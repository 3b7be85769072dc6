import { defineConfig } from '@rsbuild/core';

export default defineConfig({ output: { dataUriLimit: 0 } });
