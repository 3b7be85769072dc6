import { renameSync } from 'node:fs';

renameSync('dist/StarRating.vue.d.ts', 'dist/StarRating.d.vue.ts');
