declare const shout: (text: string) => string;
export = shout;
