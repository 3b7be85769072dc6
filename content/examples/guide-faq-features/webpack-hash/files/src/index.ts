declare const WEBPACK_HASH: string;

export const buildOfPage = (): string => WEBPACK_HASH;
