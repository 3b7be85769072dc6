/** The embedded engine off the main thread, for large sites. */
import { createEngine, type Engine } from '@/lib/search/engine/engine';
import type { FromWorker, ToWorker } from '@/lib/search/engine/worker-engine';
import type { IndexFile } from '@/lib/search/index-file';

let engine: Engine | undefined;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('text' in data) {
    engine = createEngine(JSON.parse(data.text) as IndexFile);
    return;
  }
  self.postMessage(answer(data.id, () => engine?.answer(data.request)));
};

function answer(id: number, run: () => ReturnType<Engine['answer']> | undefined): FromWorker {
  try {
    const result = run();
    return result ? { id, result } : { id, error: 'The search index is not loaded.' };
  } catch (error) {
    return { id, error: String(error) };
  }
}
