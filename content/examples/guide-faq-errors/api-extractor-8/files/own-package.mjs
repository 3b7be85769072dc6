import { register } from 'node:module';
import { pathToFileURL } from 'node:url';

// Finds the package in this project, although the examples share their tools.
const hooks = `
  export const resolve = (name, context, next) =>
    next(name, name === '@microsoft/api-extractor' ? { ...context, parentURL: '${pathToFileURL('index.js')}' } : context);
`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
