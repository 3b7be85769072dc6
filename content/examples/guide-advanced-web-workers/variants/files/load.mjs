// Runs the UMD file as a page does that loads it from a CDN, and prints the folder from which it loads the worker.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const page = {
  URL,
  document: {
    baseURI: 'https://app.test/',
    currentScript: { tagName: 'SCRIPT', src: 'https://cdn.test/clock/index.js' },
  },
  Worker: class {
    constructor(url) {
      console.log(new URL('.', url).href);
    }

    postMessage() {}
  },
};

runInNewContext(readFileSync('dist/umd-auto/index.js', 'utf8'), page);
page.Clock.clockInWorker(90);
