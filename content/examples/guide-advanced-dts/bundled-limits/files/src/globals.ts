declare global {
  interface Window {
    imageScale: number;
  }
}

export {};
