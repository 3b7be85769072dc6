// As if the server had no release of this version.
require('./node-25.cjs');
globalThis.fetch = async () => new Response('', { status: 404, statusText: 'Not Found' });
