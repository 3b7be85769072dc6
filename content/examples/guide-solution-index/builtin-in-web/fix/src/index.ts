export const readTheme = async (url: string): Promise<string> => (await fetch(url)).text();
