export {};

declare global {
  interface Window {
    clockTheme?: string;
  }
}
