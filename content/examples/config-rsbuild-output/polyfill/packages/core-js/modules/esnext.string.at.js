globalThis.loaded = 'polyfill of at';
