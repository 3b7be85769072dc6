#!/usr/bin/env node
console.log(import.meta.url);
