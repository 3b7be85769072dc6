export const config = { lib: [{ format: 'esm' }] };
