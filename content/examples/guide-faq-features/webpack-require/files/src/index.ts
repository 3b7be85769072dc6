declare const WEBPACK_REQUIRE: unknown;

export const requireOfApp = (): unknown => WEBPACK_REQUIRE;
