const digits = ['i', 'ii', 'iii', 'iv', 'v'];

export const roman = (value) => digits[value - 1] ?? String(value);
