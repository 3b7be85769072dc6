// As if Bun ran the build.
Object.defineProperty(process, 'versions', { value: { ...process.versions, bun: '1.3.0' } });
