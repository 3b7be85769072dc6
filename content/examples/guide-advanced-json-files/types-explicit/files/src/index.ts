import defaults from './defaults.json';

export interface Options {
  host: string;
  retries: number;
  verbose: boolean;
}

export function withDefaults(options: Partial<Options>): Options {
  return { ...defaults, ...options };
}
