export const tags = ['en', 'zh'];
