import type { SiteConfig } from '@/lib/site/types';

const REPOSITORY = 'https://github.com/web-infra-dev/rslib';

/** The configuration of this site. A folder set with `DOCS_DIR` may have its own. */
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
    logo: { kind: 'image', light: '/logo-light.svg', dark: '/logo-dark.svg', text: 'Rslib' },
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
      url: REPOSITORY,
      docRepoBaseUrl: `${REPOSITORY}/edit/main/website/content/`,
      sourceBaseUrl: `${REPOSITORY}/blob/main/website/content/`,
    },
  },
  markdown: { defaultWrapCode: false, showLineNumbers: false },
  search: { codeBlocks: false, missingResultsUrl: `${REPOSITORY}/issues/new?title={query}` },
} satisfies SiteConfig;
