export const findTitle = (html: string): string => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
