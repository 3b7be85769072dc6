/** The playground that opens examples. Pages send nothing there before a click; the content security policy allows forms to its origin. */
export const PLAYGROUND = { origin: 'https://stackblitz.com', url: 'https://stackblitz.com/run' } as const;
