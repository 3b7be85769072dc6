declare const __webpack_hash__: string;

export const buildOfPage = (): string => __webpack_hash__;
