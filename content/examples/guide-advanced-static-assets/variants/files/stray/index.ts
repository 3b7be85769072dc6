export const bell: URL = new URL('./assets/bell.svg', import.meta.url);
