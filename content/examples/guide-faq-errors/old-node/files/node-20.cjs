// As if a version of Node.js ran the build that is a little too old.
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } });
