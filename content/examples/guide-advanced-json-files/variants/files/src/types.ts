import defaults from './defaults.json';

export const withDefaults = (options: Partial<typeof defaults>) => ({
  ...defaults,
  ...options,
});
