import format from 'clock-text-core';

declare module 'clock-text-core' {
  interface Options {
    zone: string;
  }
}

export const noon = (zone: string): string => format({ hour: 12, zone });
export { format };
