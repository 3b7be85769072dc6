declare module 'cart' {
  export function countItems(): Promise<number>;
}
