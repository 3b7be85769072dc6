import limits from './limits.toml';

export const longestWait = limits.wait.longest;
