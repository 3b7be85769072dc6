import { defineConfig } from '@rslib/core';

export default defineConfig((params) => {
  console.log('The function gets', JSON.stringify(params));
  return { lib: [{ format: params.env === 'development' ? 'esm' : 'cjs' }] };
});
