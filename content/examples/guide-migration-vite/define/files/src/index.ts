declare const __KIT__: { name: string };

export const about = [__KIT__];
