// As if a version of Node.js ran the build that can create executables.
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '25.7.0' } });
