// What Rslib emits with `bundle: false`.
import { add } from "./add.wasm";
const sum = (numbers)=>numbers.reduce(add, 0);
export { sum };
