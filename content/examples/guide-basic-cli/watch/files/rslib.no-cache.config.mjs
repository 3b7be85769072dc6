import { defineConfig } from '@rslib/core';

export default defineConfig({ performance: { buildCache: false } });
