import { createRslib } from '@rslib/core';

const rslib = await createRslib({ config: { lib: [{ format: 'esm' }] } });

try {
  await rslib.inspectConfig({ mode: 'none' });
  console.log('inspected');
} catch (error) {
  console.log(error.message);
}
