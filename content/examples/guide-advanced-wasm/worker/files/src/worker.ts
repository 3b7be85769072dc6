async function load() {
  const response = await fetch(new URL('./add.wasm', import.meta.url));
  const bytes = await response.arrayBuffer();
  const { instance } = await WebAssembly.instantiate(bytes, {});
  return instance.exports.add as (left: number, right: number) => number;
}

const loading = load();

self.onmessage = async ({ data }: MessageEvent<number[]>) => {
  self.postMessage(data.reduce(await loading, 0));
};
