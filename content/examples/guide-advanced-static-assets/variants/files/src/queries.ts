import dataUri from './assets/bell.svg?inline';
import markup from './assets/bell.svg?raw';
import address from './assets/bell.svg?url';

export { address, dataUri, markup };
