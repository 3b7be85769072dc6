import type { Lang } from '@/lib/site/types';

/** A tool of the Rstack family: a card on the home page and a link in the popover. */
export interface Tool {
  readonly name: string;
  readonly desc: Readonly<Record<Lang, string>>;
  /**
   * Path of the logo in `public/`. All logos are in one file, so that the home page makes one request for them. The file has the size of a
   * single logo, because an image takes its proportions from the file, whichever part it shows.
   */
  readonly logo: string;
  readonly url: string;
  /** URL shown on the card. */
  readonly urlText: string;
}

export const TOOLS: readonly Tool[] = [
  {
    name: 'Rspack',
    desc: { en: 'Bundler written in Rust, compatible with webpack', zh: '用 Rust 编写、兼容 webpack 的打包工具' },
    logo: '/tools.svg#rspack',
    url: 'https://rspack.rs',
    urlText: 'rspack.rs',
  },
  {
    name: 'Rsbuild',
    desc: { en: 'Build tool for web applications', zh: '面向 Web 应用的构建工具' },
    logo: '/tools.svg#rsbuild',
    url: 'https://rsbuild.rs',
    urlText: 'rsbuild.rs',
  },
  {
    name: 'Rspress',
    desc: { en: 'Static site generator for documentation', zh: '面向文档的静态站点生成器' },
    logo: '/tools.svg#rspress',
    url: 'https://rspress.rs',
    urlText: 'rspress.rs',
  },
  {
    name: 'Rslib',
    desc: { en: 'Development tool for JavaScript libraries', zh: 'JavaScript 库的开发工具' },
    logo: '/tools.svg#rslib',
    url: 'https://rslib.rs',
    urlText: 'rslib.rs',
  },
  {
    name: 'Rsdoctor',
    desc: { en: 'Analyzer that explains builds and bundles', zh: '构建过程与产物的分析工具' },
    logo: '/tools.svg#rsdoctor',
    url: 'https://rsdoctor.rs',
    urlText: 'rsdoctor.rs',
  },
  {
    name: 'Rstest',
    desc: { en: 'Test framework on the same build core', zh: '基于同一构建内核的测试框架' },
    logo: '/tools.svg#rstest',
    url: 'https://rstest.rs',
    urlText: 'rstest.rs',
  },
];

/** The last link of the popover. */
export const ECOSYSTEM: Tool = {
  name: 'Awesome Rstack',
  desc: { en: 'Plugins, examples and projects for these tools', zh: '与这些工具相关的插件、示例和项目' },
  logo: '/tools.svg#ecosystem',
  url: 'https://github.com/rstackjs/awesome-rstack',
  urlText: 'github.com/rstackjs/awesome-rstack',
};

/** Returns the description of a tool in a language; falls back to English. */
export function describeTool({ desc }: Tool, lang: Lang): string {
  return desc[lang] ?? desc.en ?? '';
}
