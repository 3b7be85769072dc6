export { default as merge } from 'zone-tools/merge.js';
