import { register } from 'node:module';

// As if node:util had no styleText, which Node.js has from 20.12 on.
const stub = encodeURIComponent('export { default } from "node:util";');
const hooks = `
  export const resolve = (name, context, next) =>
    name === 'node:util' && context.parentURL?.includes('@rslib/core')
      ? { url: 'data:text/javascript,${stub}', shortCircuit: true }
      : next(name, context);
`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
