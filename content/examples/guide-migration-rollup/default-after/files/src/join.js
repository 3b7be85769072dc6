export const join = (cells) => cells.join(',');
