import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      syntax: 'es5',
      externalHelpers: true,
      // The name is refused after the JavaScript is emitted, so no executable is built.
      experiments: { exe: { fileName: 'bin/clock' } },
      output: { autoExternal: true, externals: ['time-units'] },
    },
  ],
});
