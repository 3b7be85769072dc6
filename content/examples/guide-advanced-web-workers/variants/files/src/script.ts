new Worker(new URL('./worker.ts', import.meta.url)).postMessage(90);
