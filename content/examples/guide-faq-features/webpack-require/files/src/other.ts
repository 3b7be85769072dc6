declare const WEBPACK_REQUIRE: { m: unknown };

export const modulesOfApp = (): unknown => WEBPACK_REQUIRE.m;
