import type { LibConfig, Rsbuild, RslibConfig, Rspack, StartDevServerResult } from '@rslib/core';

type RsbuildOption = Exclude<keyof Rsbuild.RsbuildConfig, `_${string}`>;

export type Config = Rsbuild.EnvironmentConfig;
export type Stats = [Rspack.Configuration, Rspack.Stats];

export const hasAll: [Exclude<RsbuildOption, keyof RslibConfig>] extends [never] ? true : false = true;
export const topLevelOnly: Record<Exclude<RsbuildOption, keyof LibConfig>, true> = {
  customLogger: true,
  environments: true,
  logLevel: true,
  mode: true,
  root: true,
  server: true,
};
export const server = (result: StartDevServerResult): Rsbuild.RsbuildDevServer => result.server;
