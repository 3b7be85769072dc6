import { load } from './dist/index.js';

load('node:fs');
