import { spell } from 'unit-kit';

console.log(spell(3, 'km'));
