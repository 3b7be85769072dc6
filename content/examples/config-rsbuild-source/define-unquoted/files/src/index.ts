declare const VERSION: string;

export const about = () =>
  process.env.NODE_ENV === 'production' ? VERSION : `${VERSION} (dev)`;
