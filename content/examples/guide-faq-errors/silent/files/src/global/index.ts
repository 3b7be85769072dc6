declare global {
  interface Window {
    clock: string;
  }
}

export const name = (): string => window.clock;
