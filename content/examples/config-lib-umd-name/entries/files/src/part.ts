export const bye = (name: string) => `Bye, ${name}`;
