const Module = require('node:module');

// As if the package for this platform were not installed.
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => {
  if (/^@rspack\/binding-|\.node$/.test(request)) throw new Error(`Cannot find module '${request}'`);
  return resolve(request, ...rest);
};
