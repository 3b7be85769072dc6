const { addUnit, spell } = require('unit-kit');
const { parse } = require('unit-kit/parse');

addUnit('m', 'metres');
console.log(spell(3, 'm'));
console.log(parse('3 metres'));
