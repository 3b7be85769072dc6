// As if Deno ran the build.
Object.defineProperty(process, 'versions', { value: { ...process.versions, deno: '2.5.0' } });
