import { defineLibrary } from '@clocks/preset';

export default defineLibrary();
