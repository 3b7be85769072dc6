#!/usr/bin/env node
import { countPages } from './count';

console.log(countPages(process.argv[2] ?? ''));
