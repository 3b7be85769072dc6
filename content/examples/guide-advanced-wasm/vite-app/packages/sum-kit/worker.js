import { add } from "./add.wasm";
self.onmessage = ({ data })=>{
    self.postMessage(data.reduce(add, 0));
};
