// @ts-check

/**
 * The development server's stand-ins for what the finished site gets by moving files (`hoist.ts`) and from its host:
 * the default language and the versions have their public addresses.
 * @typedef {import('./paths.ts').PathRules} PathRules
 * @typedef {{ source: string, destination: string }} Rewrite
 * @typedef {Rewrite & { permanent: boolean }} Redirect
 */

/**
 * `/en/x` -> `/x`, `/v1/en/x` -> `/v1/x`, and the default version's own segment away.
 * @param {PathRules} rules
 * @returns {Redirect[]}
 */
export function buildDevRedirects({ defaultLang, defaultVersion, versions }) {
  const others = versions.filter((version) => version !== defaultVersion);
  const pairs = [[`/${defaultLang}`, ''], ...others.map((version) => [`/${version}/${defaultLang}`, `/${version}`])];
  if (defaultVersion) pairs.push([`/${defaultVersion}`, '']);
  return pairs.flatMap(([from, to]) => [
    { source: `${from}`, destination: `${to}/`, permanent: false },
    { source: `${from}/:path(.*)`, destination: `${to}/:path`, permanent: false },
  ]);
}

/**
 * `/x` -> `/en/x`, `/v1/zh/x` -> `/zh/v1/x`: from public addresses to those of the router. Files keep theirs.
 * @param {PathRules} rules
 * @returns {Rewrite[]}
 */
export function buildDevRewrites({ defaultLang, langs, defaultVersion, versions }) {
  const otherLangs = langs.filter((lang) => lang !== defaultLang);
  const otherVersions = versions.filter((version) => version !== defaultVersion);
  const pairs = otherVersions.flatMap((version) => [
    ...otherLangs.map((lang) => [`/${version}/${lang}`, `/${lang}/${version}`]),
    [`/${version}`, `/${defaultLang}/${version}`],
  ]);
  const taken = [...langs, '_next'].map((segment) => `${segment}(?:/|$)`).join('|');
  return [
    // Markdown versions and files of the default language, which the build moves (`lift-markdown.ts`, `hoist.ts`).
    { source: '/:path(.*\\.md)', destination: '/markdown/:path' },
    { source: '/:file(llms(?:-full)?\\.txt)', destination: `/${defaultLang}/:file` },
    ...pairs.flatMap(([from, to]) => [
      { source: `${from}`, destination: `${to}` },
      { source: `${from}/:path(.*)`, destination: `${to}/:path` },
    ]),
    { source: '/', destination: `/${defaultLang}` },
    { source: `/:path((?!${taken}|.*\\.[\\w]+$).*)`, destination: `/${defaultLang}/:path` },
  ];
}

/**
 * Files of another site's `public`, which the development server does not look into, from the server that `dev.mjs` has for them.
 * @param {readonly string[]} files Relative to that folder.
 * @param {string} origin
 * @returns {Rewrite[]}
 */
export function buildExtraPublicRewrites(files, origin) {
  return files.map((file) => ({ source: `/${file}`, destination: `${origin}/${file}` }));
}
