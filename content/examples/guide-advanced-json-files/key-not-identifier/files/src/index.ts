import labels from './labels.json';

export const dark = labels['dark-mode'];
