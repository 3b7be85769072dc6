export const bell = 'ding';
