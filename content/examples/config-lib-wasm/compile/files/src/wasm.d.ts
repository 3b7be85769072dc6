declare module '*.wasm' {
  export const add: (left: number, right: number) => number;
}
