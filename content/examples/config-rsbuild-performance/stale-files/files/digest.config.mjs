import { config } from './rslib.config.mjs';

export default { ...config, performance: { buildCache: { buildDependencies: ['./loader.mjs', './postcss.config.mjs'] } } };
