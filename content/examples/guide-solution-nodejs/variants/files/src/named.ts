const shout = (text: string): string => text.toUpperCase();

export { shout as 'module.exports' };
