import type { SiteConfig } from '@/lib/site/types';

const REPOSITORY = 'https://github.com/web-infra-dev/rslib';

/** The configuration of this site. A folder that `DOCS_DIR` names may have its own. */
export default {
  url: 'https://rslib.rs',
  defaultLang: 'en',
  locales: [
    {
      lang: 'en',
      tag: 'en',
      ogLocale: 'en_US',
      label: 'English',
      title: 'Rslib',
      description:
        'Rslib builds JavaScript libraries with Rsbuild: ESM, CJS, UMD, IIFE and Module Federation output with type declarations.',
      tagline: 'Rsbuild-based library development tool',
    },
    {
      lang: 'zh',
      tag: 'zh-CN',
      ogLocale: 'zh_CN',
      label: '简体中文',
      title: 'Rslib',
      description: 'Rslib 基于 Rsbuild 构建 JavaScript 库：输出 ESM、CJS、UMD、IIFE 与模块联邦产物，并生成类型声明文件。',
      tagline: '基于 Rsbuild 的库开发工具',
    },
  ],
  theme: {
    logo: {
      kind: 'image',
      light: drawLogo('#e46a00', '#ff9a1f', '#ffb95e'),
      dark: drawLogo('#ff8b00', '#ffac48', '#ffcf94'),
      text: 'Rslib',
    },
    socialLinks: [
      { icon: 'github', mode: 'link', content: REPOSITORY },
      { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
      { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
    ],
    darkMode: true,
    enableAppearanceAnimation: true,
    enableContentAnimation: false,
    enableScrollToTop: true,
    lastUpdated: true,
    outline: true,
    footer: true,
    hideNavbar: 'never',
    localeRedirect: 'auto',
    repository: {
      host: 'GitHub',
      docRepoBaseUrl: `${REPOSITORY}/edit/main/website/content/`,
      sourceBaseUrl: `${REPOSITORY}/blob/main/website/content/`,
      reportUrl: `${REPOSITORY}/issues/new?template=content.yml&language={language}&page={page}`,
    },
  },
  markdown: { defaultWrapCode: false, showLineNumbers: false },
  search: { codeBlocks: false, missingResultsUrl: `${REPOSITORY}/issues/new?title={query}` },
  docsPackage: { name: 'rslib-docs', tool: '@rslib/core' },
} satisfies SiteConfig;

/** Draws the logo, three books in solid colors, as a data URL: a request for 300 bytes would delay it on every page. */
function drawLogo(first: string, second: string, third: string): string {
  const bars = [
    '<rect x="4" y="5" width="6" height="22" rx="1.5"/>',
    `<rect x="12" y="9" width="6" height="18" rx="1.5" fill="${second}"/>`,
    `<rect x="23.5" y="8" width="5.5" height="19" rx="1.5" transform="rotate(-14 23.5 27)" fill="${third}"/>`,
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="${first}">${bars.join('')}</svg>`;
  // All other characters are valid in the URL, and unescaped they are shorter and compress better.
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[#<> ]/g, encodeURIComponent)}`;
}
