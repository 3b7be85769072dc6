// As if a version of Node.js ran the build that cannot create executables.
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '24.0.0' } });
