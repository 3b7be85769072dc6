module.exports = require('tailwindcss-3');
