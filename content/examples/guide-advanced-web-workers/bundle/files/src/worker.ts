import { clock } from './clock';

self.onmessage = ({ data }: MessageEvent<number>) => {
  self.postMessage(clock(data));
};
