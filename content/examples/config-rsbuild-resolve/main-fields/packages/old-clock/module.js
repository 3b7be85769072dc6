export const source = 'module';
