import dataUri from './assets/bell.svg?inline';
import markup from './assets/bell.svg?raw';

export { dataUri, markup };
