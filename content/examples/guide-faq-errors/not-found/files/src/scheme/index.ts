export { test } from 'bun:test';
