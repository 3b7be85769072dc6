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

const RSTACK: readonly Pick<Tool, 'name' | 'desc'>[] = [
  { name: 'Rspack', desc: { en: 'Bundler written in Rust, compatible with webpack', zh: '用 Rust 编写、兼容 webpack 的打包工具' } },
  { name: 'Rsbuild', desc: { en: 'Build tool for web applications', zh: '面向 Web 应用的构建工具' } },
  { name: 'Rspress', desc: { en: 'Static site generator for documentation', zh: '面向文档的静态站点生成器' } },
  { name: 'Rslib', desc: { en: 'Development tool for JavaScript libraries', zh: 'JavaScript 库的开发工具' } },
  { name: 'Rsdoctor', desc: { en: 'Analyzer that explains builds and bundles', zh: '构建过程与产物的分析工具' } },
  { name: 'Rstest', desc: { en: 'Test framework on the same build core', zh: '基于同一构建内核的测试框架' } },
];

/** The address and the logo of each tool have its name. */
export const TOOLS: readonly Tool[] = RSTACK.map((tool) => {
  const id = tool.name.toLowerCase();
  return { ...tool, logo: `/tools.svg#${id}`, url: `https://${id}.rs`, urlText: `${id}.rs` };
});

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
