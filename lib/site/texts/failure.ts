interface FailureTexts {
  readonly title: string;
  readonly help: string;
  readonly reload: string;
  readonly takeMeHome: string;
}

const ENGLISH: FailureTexts = {
  title: 'Something went wrong',
  help: 'Load this page again, or start from the home page.',
  reload: 'Load again',
  takeMeHome: 'Take me home',
};

/**
 * Texts of the page that replaces one that has failed, by the language part of a tag: `zh` for `zh-CN`. In a file of their own, because
 * they are part of the framework's scripts.
 */
const FAILURE: Readonly<Record<string, FailureTexts>> = {
  en: ENGLISH,
  zh: {
    title: '页面出错了',
    help: '请重新加载，或从首页开始浏览。',
    reload: '重新加载',
    takeMeHome: '返回首页',
  },
};

/** Texts for a language tag. A language without texts gets English ones, because this page must not fail. */
export function getFailureTexts(tag: string): FailureTexts {
  return FAILURE[tag.split('-')[0] ?? ''] ?? ENGLISH;
}
