declare module '*.svg?react';
declare module '*.toml';
declare module '*.yaml';
