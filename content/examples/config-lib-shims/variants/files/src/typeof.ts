export const hasRequire = typeof require === 'function' ? typeof require : '';
