export const printRow = (cells) => cells.join(',');
