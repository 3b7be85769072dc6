import { spell } from 'unit-kit/esm';

console.log(spell(3, 'km'));
