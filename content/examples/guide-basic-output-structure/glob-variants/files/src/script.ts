globalThis.words = import.meta.glob('./words/*.ts');
