export const report = (text: string) => console.log(text);
