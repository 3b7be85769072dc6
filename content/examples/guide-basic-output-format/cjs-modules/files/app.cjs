const { shout } = require('./shout.cjs');

console.log(shout('hi'));
