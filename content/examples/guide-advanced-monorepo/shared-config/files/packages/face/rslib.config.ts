import { defineLibrary } from '@clocks/preset';

export default defineLibrary({
  lib: [
    { id: 'esm', banner: { js: '/* face */' } },
    { id: 'cjs', format: 'cjs' },
  ],
});
