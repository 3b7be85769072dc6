export default ({ envMode }) => ({
  syntax: envMode === 'old' ? 'es2015' : 'es2021',
  performance: { buildCache: { cacheDigest: [envMode] } },
});
