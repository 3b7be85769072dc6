const { clock } = require('clock-text');

console.log(clock(90));
