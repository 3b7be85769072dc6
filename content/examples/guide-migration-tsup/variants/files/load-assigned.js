import './dist/assigned/assigned.js';
